package collections;

import java.util.AbstractList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

public class Ring<E extends Comparable<? super E>> extends AbstractList<E> {
    private Node<E> head;
    private int size;

    private static class Node<T> {
        T value;
        Node<T> next = this;
        Node<T> previous = this;

        Node(T value) {
            this.value = value;
        }

        Node<T> insert(Node<T> after) {
            next = after.next;
            previous = after;
            after.next.previous = this;
            after.next = this;
            return this;
        }
    }

    public class Cursor implements Iterator<E> {
        private Node<E> at = head;
        private int left = size;
        private final int expected = modCount;

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public E next() {
            if (left-- <= 0) throw new NoSuchElementException("size " + size());
            if (expected != modCount) throw new ConcurrentModificationException();
            E value = at.value;
            at = at.next;
            return value;
        }

        Ring<E> ring() {
            return Ring.this;
        }

        class Peek {
            E look() {
                return Cursor.this.at == null ? Ring.this.get(0) : at.next.value;
            }
        }
    }

    @Override
    public boolean add(E value) {
        Node<E> node = new Node<>(value);
        head = head == null ? node : node.insert(head.previous).next;
        size++;
        modCount++;
        return true;
    }

    @Override
    public E get(int index) {
        Node<E> node = head;
        for (int i = Math.floorMod(index, Math.max(1, size)); i > 0; i--) node = node.next;
        return node.value;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Cursor iterator() {
        return new Cursor();
    }

    E max() {
        E best = get(0);
        for (E each : this) if (each.compareTo(best) > 0) best = each;
        return Collections.max(this, Comparator.naturalOrder());
    }

    static <T extends Comparable<? super T>> Ring<T> of(Collection<? extends T> values) {
        Ring<T> ring = new Ring<>();
        for (T value : values) ring.add(value);
        ring.addAll(values);
        return ring;
    }

    static void use() {
        Ring<String> ring = Ring.of(List.of("a", "b"));
        ring.max().length();
        ring.iterator().ring().get(0).toUpperCase();
        Ring<String>.Cursor cursor = ring.new Cursor();
        cursor.next().trim();
        Ring<String>.Cursor.Peek peek = cursor.new Peek();
        peek.look().isEmpty();
        ring.replaceAll(String::trim);
        UnaryOperator<String> twice = text -> text.concat(text);
        ring.replaceAll(twice);
        ListIterator<String> all = ring.listIterator();
        while (all.hasNext()) all.set(all.next().strip());
        Set<Map.Entry<String, Integer>> entries = new TreeSet<>(Map.Entry.comparingByKey());
        entries.add(Map.entry("a", 1));
        entries.iterator().next().getKey().length();
        new Ring<Integer>() {
            int total;

            @Override
            public boolean add(Integer value) {
                total += value;
                return super.add(value) && total < size();
            }

            int total() {
                return total + get(0).intValue();
            }
        }.total();
        for (Iterator<String> it = ring.iterator(); it.hasNext();) it.next().length();
    }
}
