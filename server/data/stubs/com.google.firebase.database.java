package com.google.firebase.database;

import com.google.android.gms.tasks.Task;
import java.util.Map;

public interface ValueEventListener {
  void onDataChange(DataSnapshot snapshot);
  void onCancelled(DatabaseError error);
}

public interface ChildEventListener {
  void onChildAdded(DataSnapshot snapshot, String previousChildName);
  void onChildChanged(DataSnapshot snapshot, String previousChildName);
  void onChildRemoved(DataSnapshot snapshot);
  void onChildMoved(DataSnapshot snapshot, String previousChildName);
  void onCancelled(DatabaseError error);
}

public class DatabaseError {
  public int getCode();
  public String getMessage();
  public String getDetails();
  public DatabaseException toException();
}

public class DatabaseException extends RuntimeException {
  public DatabaseException(String message);
}

public class DataSnapshot {
  public DataSnapshot child(String path);
  public boolean hasChild(String path);
  public boolean hasChildren();
  public boolean exists();
  public Object getValue();
  public <T> T getValue(Class<T> valueType);
  public long getChildrenCount();
  public DatabaseReference getRef();
  public String getKey();
  public Iterable<DataSnapshot> getChildren();
}

public class Query {
  public ValueEventListener addValueEventListener(ValueEventListener listener);
  public ChildEventListener addChildEventListener(ChildEventListener listener);
  public void addListenerForSingleValueEvent(ValueEventListener listener);
  public void removeEventListener(ValueEventListener listener);
  public void removeEventListener(ChildEventListener listener);
  public void keepSynced(boolean keepSynced);
  public Task<DataSnapshot> get();
  public Query orderByChild(String path);
  public Query orderByKey();
  public Query orderByValue();
  public Query limitToFirst(int limit);
  public Query limitToLast(int limit);
  public Query startAt(String value);
  public Query startAt(double value);
  public Query endAt(String value);
  public Query endAt(double value);
  public Query equalTo(String value);
  public Query equalTo(double value);
  public Query equalTo(boolean value);
  public DatabaseReference getRef();
}

public class DatabaseReference extends Query {
  public DatabaseReference child(String pathString);
  public DatabaseReference push();
  public Task<Void> setValue(Object value);
  public void setValue(Object value, CompletionListener listener);
  public Task<Void> updateChildren(Map<String, Object> update);
  public void updateChildren(Map<String, Object> update, CompletionListener listener);
  public Task<Void> removeValue();
  public void removeValue(CompletionListener listener);
  public void runTransaction(Transaction.Handler handler);
  public DatabaseReference getParent();
  public DatabaseReference getRoot();
  public String getKey();
  public interface CompletionListener {
    void onComplete(DatabaseError error, DatabaseReference ref);
  }
}

public class MutableData {
  public Object getValue();
  public <T> T getValue(Class<T> valueType);
  public void setValue(Object value);
  public MutableData child(String path);
}

public class Transaction {
  public static Result success(MutableData resultData);
  public static Result abort();
  public static class Result {}
  public interface Handler {
    Result doTransaction(MutableData currentData);
    void onComplete(DatabaseError error, boolean committed, DataSnapshot currentData);
  }
}

public class FirebaseDatabase {
  public static FirebaseDatabase getInstance();
  public static FirebaseDatabase getInstance(String url);
  public DatabaseReference getReference();
  public DatabaseReference getReference(String path);
  public DatabaseReference getReferenceFromUrl(String url);
  public void setPersistenceEnabled(boolean isEnabled);
  public void goOnline();
  public void goOffline();
}
