/**
 * Android's MessageQueue as a schedule needs it: a list by the time at which messages are due, a message
 * behind those of the same time, one at the front before everything. A barrier at the head lets only
 * asynchronous messages by.
 */
export interface Message {
  /** The node of the post, or of the barrier. */
  readonly post: number;
  readonly when: number;
  readonly isAsync: boolean;
  readonly isBarrier: boolean;
}

export class MessageQueue {
  private readonly messages: Message[];

  constructor(messages: readonly Message[] = []) {
    this.messages = [...messages];
  }

  clone(): MessageQueue {
    return new MessageQueue(this.messages);
  }

  enqueue(message: Message): void {
    const { messages } = this;
    let at = messages.length;
    if (message.when === -Infinity) at = 0;
    else while (at > 0 && messages[at - 1]!.when > message.when) at--;
    if (at === messages.length) messages.push(message);
    else messages.splice(at, 0, message);
  }

  take(post: number): void {
    const at = this.messages.findIndex((message) => message.post === post);
    if (at === 0) this.messages.shift();
    else if (at > 0) this.messages.splice(at, 1);
  }

  /** The message that its looper would take first, however long it has to wait for it. */
  get next(): Message | undefined {
    const [first] = this.messages;
    if (first?.isBarrier !== true) return first;
    return this.messages.find(({ isAsync, isBarrier }) => isAsync && !isBarrier);
  }

  get head(): Message | undefined {
    return this.messages[0];
  }

  /** Messages that are due later than this, the latest first. */
  *laterThan(when: number): Iterable<Message> {
    for (let at = this.messages.length - 1; at >= 0; at--) {
      const message = this.messages[at]!;
      if (message.when <= when) return;
      yield message;
    }
  }
}
