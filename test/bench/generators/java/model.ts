/** A model: fields with getters and setters, a builder, equality and order. */
import type { ClassContext } from './context.js';

/** Every model has at least these; others may rely on them. */
export const MODEL_FIELDS = 4;

export function writeModel({ out, random, number, other, lines }: ClassContext): void {
  const name = `Model${number}`;
  const parent = other();
  out.line('import java.util.ArrayList;');
  out.line('import java.util.List;');
  out.line('import java.util.Objects;');
  out.line();
  out.line('/** Generated: a thing with a name and some numbers. */');
  out.block(`public class ${name} implements Comparable<${name}>`, () => {
    out.line('private final int id;');
    out.line('private String name;');
    out.line(`private Model${parent} parent;`);
    out.line(`private final List<Model${parent}> related = new ArrayList<>();`);
    out.line();
    out.block(`public ${name}(int id, String name)`, () => {
      out.line('this.id = id;');
      out.line('this.name = Objects.requireNonNull(name);');
    });
    writeFixed({ out, name, parent });
    for (let field = 0; field < MODEL_FIELDS || out.lines < lines - 30; field++) {
      writeField({ out, field, initial: random(100) });
    }
    writeBuilder({ out, name });
  });
}

interface Part {
  readonly out: ClassContext['out'];
}

function writeFixed({ out, name, parent }: Part & { name: string; parent: number }): void {
  const method = (head: string, ...body: readonly string[]) => {
    out.line();
    out.block(head, () => {
      for (const line of body) out.line(line);
    });
  };
  method('public int getId()', 'return id;');
  method('public String getName()', 'return name;');
  method('public void setName(String name)', 'this.name = name;');
  method(`public Model${parent} getParent()`, 'return parent;');
  method(
    `public void addRelated(Model${parent} other)`,
    'if (other == null || related.contains(other)) return;',
    'related.add(other);',
    'parent = other;',
  );
  method(
    `@Override public int compareTo(${name} other)`,
    'int byName = name.compareTo(other.name);',
    'return byName != 0 ? byName : Integer.compare(id, other.id);',
  );
  method(
    '@Override public boolean equals(Object object)',
    `if (!(object instanceof ${name})) return false;`,
    `${name} other = (${name}) object;`,
    'return id == other.id && name.equals(other.name);',
  );
  method('@Override public int hashCode()', 'return Objects.hash(id, name);');
}

function writeField({ out, field, initial }: Part & { field: number; initial: number }): void {
  out.line();
  out.line(`private int count${field} = ${initial};`);
  out.line();
  out.block(`public int getCount${field}()`, () => {
    out.line(`return count${field};`);
  });
  out.line();
  out.block(`public void setCount${field}(int count)`, () => {
    out.line(`if (count < 0) throw new IllegalArgumentException("negative: " + count);`);
    out.line(`this.count${field} = count;`);
  });
}

function writeBuilder({ out, name }: Part & { name: string }): void {
  out.line();
  out.block('public static class Builder', () => {
    out.line('private int id;');
    out.line('private String name = "";');
    out.line();
    out.block('public Builder id(int id)', () => {
      out.line('this.id = id;');
      out.line('return this;');
    });
    out.line();
    out.block('public Builder name(String name)', () => {
      out.line('this.name = name;');
      out.line('return this;');
    });
    out.line();
    out.block(`public ${name} build()`, () => {
      out.line(`return new ${name}(id, name);`);
    });
  });
}
