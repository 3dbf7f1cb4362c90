package androidx.collection;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

public class SimpleArrayMap<K, V> {
  public SimpleArrayMap();
  public SimpleArrayMap(int capacity);
  public SimpleArrayMap(SimpleArrayMap<K, V> map);
  public void clear();
  public void ensureCapacity(int minimumCapacity);
  public boolean containsKey(Object key);
  public int indexOfKey(Object key);
  public boolean containsValue(Object value);
  public V get(Object key);
  public V getOrDefault(Object key, V defaultValue);
  public K keyAt(int index);
  public V valueAt(int index);
  public V setValueAt(int index, V value);
  public boolean isEmpty();
  public V put(K key, V value);
  public void putAll(SimpleArrayMap<? extends K, ? extends V> array);
  public V putIfAbsent(K key, V value);
  public V remove(Object key);
  public boolean remove(Object key, Object value);
  public V removeAt(int index);
  public V replace(K key, V value);
  public boolean replace(K key, V oldValue, V newValue);
  public int size();
}

public class ArrayMap<K, V> extends SimpleArrayMap<K, V> implements Map<K, V> {
  public ArrayMap();
  public ArrayMap(int capacity);
  public ArrayMap(SimpleArrayMap map);
  public boolean containsAll(Collection<?> collection);
  public void putAll(Map<? extends K, ? extends V> map);
  public boolean removeAll(Collection<?> collection);
  public boolean retainAll(Collection<?> collection);
  public Set<Map.Entry<K, V>> entrySet();
  public Set<K> keySet();
  public Collection<V> values();
}

public final class ArraySet<E> extends java.util.AbstractSet<E> implements Collection<E>, Set<E> {
  public ArraySet();
  public ArraySet(int capacity);
  public ArraySet(Collection<? extends E> set);
  public E valueAt(int index);
  public int indexOf(Object key);
  public E removeAt(int index);
  public int size();
  public java.util.Iterator<E> iterator();
}

public class LruCache<K, V> {
  public LruCache(int maxSize);
  public void resize(int maxSize);
  public final V get(K key);
  public final V put(K key, V value);
  public void trimToSize(int maxSize);
  public final V remove(K key);
  protected void entryRemoved(boolean evicted, K key, V oldValue, V newValue);
  protected V create(K key);
  protected int sizeOf(K key, V value);
  public final void evictAll();
  public final int size();
  public final int maxSize();
  public final int hitCount();
  public final int missCount();
  public final int createCount();
  public final int putCount();
  public final int evictionCount();
  public final Map<K, V> snapshot();
}

public class LongSparseArray<E> implements Cloneable {
  public LongSparseArray();
  public LongSparseArray(int initialCapacity);
  public LongSparseArray<E> clone();
  public E get(long key);
  public E get(long key, E valueIfKeyNotFound);
  public void delete(long key);
  public void remove(long key);
  public void removeAt(int index);
  public void put(long key, E value);
  public int size();
  public boolean isEmpty();
  public long keyAt(int index);
  public E valueAt(int index);
  public void setValueAt(int index, E value);
  public int indexOfKey(long key);
  public int indexOfValue(E value);
  public boolean containsKey(long key);
  public boolean containsValue(E value);
  public void clear();
  public void append(long key, E value);
}

public class SparseArrayCompat<E> implements Cloneable {
  public void putAll(SparseArrayCompat<? extends E> other);
  public E putIfAbsent(int key, E value);
  public E replace(int key, E value);
  public SparseArrayCompat();
  public SparseArrayCompat(int initialCapacity);
  public SparseArrayCompat<E> clone();
  public E get(int key);
  public E get(int key, E valueIfKeyNotFound);
  public void delete(int key);
  public void remove(int key);
  public void removeAt(int index);
  public void put(int key, E value);
  public int size();
  public boolean isEmpty();
  public int keyAt(int index);
  public E valueAt(int index);
  public void setValueAt(int index, E value);
  public int indexOfKey(int key);
  public int indexOfValue(E value);
  public boolean containsKey(int key);
  public boolean containsValue(E value);
  public void clear();
  public void append(int key, E value);
}

public final class CircularArray<E> {
  public CircularArray();
  public CircularArray(int minCapacity);
  public void addFirst(E e);
  public void addLast(E e);
  public E popFirst();
  public E popLast();
  public E get(int n);
  public int size();
  public boolean isEmpty();
  public void clear();
}
