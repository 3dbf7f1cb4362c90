/** The stack of an access is one of a run that there may be: the straight way, where code also calls itself. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { analyse } from '../../support/java/static-engine.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const LINK = `package fixture;

class Link {
  private final Screen screen = new Screen(this);
  private boolean isOver;

  void end() {
    if (isOver) return;
    isOver = true;
    screen.show("over");
  }

  void clear() {
    screen.shown = 0;
  }

  static class Screen {
    final Link link;
    int shown;

    Screen(Link link) {
      this.link = link;
    }

    void show(String text) {
      if (text.isEmpty()) link.end();
      shown++;
    }
  }

  public static void main(String[] args) {
    Link link = new Link();
    new Thread(() -> link.end()).start();
    link.clear();
  }
}
`;

describe('the stack', () => {
  it('does not go round', () => {
    const [finding] = analyse(reader, { 'Link.java': LINK }).findings;
    const stacks = finding!.accesses.map(({ stack }) => stack.map(({ method }) => method));
    expect(stacks).toContainEqual(['show', 'end', 'main']);
  });
});
