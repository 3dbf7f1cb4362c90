package com.google.firebase.firestore;

import android.app.Activity;
import com.google.android.gms.tasks.Task;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;

public interface EventListener<T> {
  void onEvent(T value, FirebaseFirestoreException error);
}

public class FirebaseFirestoreException extends Exception {
  public FirebaseFirestoreException(String detailMessage);
}

public interface ListenerRegistration {
  void remove();
}

public class DocumentSnapshot {
  public String getId();
  public boolean exists();
  public Map<String, Object> getData();
  public <T> T toObject(Class<T> valueType);
  public Object get(String field);
  public String getString(String field);
  public Boolean getBoolean(String field);
  public Double getDouble(String field);
  public Long getLong(String field);
  public DocumentReference getReference();
}

public class QueryDocumentSnapshot extends DocumentSnapshot {}

public class QuerySnapshot implements Iterable<QueryDocumentSnapshot> {
  public List<DocumentSnapshot> getDocuments();
  public List<DocumentChange> getDocumentChanges();
  public boolean isEmpty();
  public int size();
  public <T> List<T> toObjects(Class<T> clazz);
  public java.util.Iterator<QueryDocumentSnapshot> iterator();
}

public class DocumentChange {
  public Type getType();
  public QueryDocumentSnapshot getDocument();
  public enum Type { ADDED, MODIFIED, REMOVED }
}

public class Query {
  public enum Direction { ASCENDING, DESCENDING }
  public Query whereEqualTo(String field, Object value);
  public Query whereGreaterThan(String field, Object value);
  public Query whereLessThan(String field, Object value);
  public Query orderBy(String field);
  public Query orderBy(String field, Direction direction);
  public Query limit(long limit);
  public Task<QuerySnapshot> get();
  public ListenerRegistration addSnapshotListener(EventListener<QuerySnapshot> listener);
  public ListenerRegistration addSnapshotListener(Executor executor, EventListener<QuerySnapshot> listener);
  public ListenerRegistration addSnapshotListener(Activity activity, EventListener<QuerySnapshot> listener);
}

public class CollectionReference extends Query {
  public DocumentReference document();
  public DocumentReference document(String documentPath);
  public Task<DocumentReference> add(Object data);
}

public class DocumentReference {
  public String getId();
  public CollectionReference collection(String collectionPath);
  public Task<Void> set(Object data);
  public Task<Void> update(Map<String, Object> data);
  public Task<Void> update(String field, Object value, Object... moreFieldsAndValues);
  public Task<Void> delete();
  public Task<DocumentSnapshot> get();
  public ListenerRegistration addSnapshotListener(EventListener<DocumentSnapshot> listener);
}

public class FirebaseFirestore {
  public static FirebaseFirestore getInstance();
  public CollectionReference collection(String collectionPath);
  public DocumentReference document(String documentPath);
}
