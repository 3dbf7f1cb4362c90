/**
 * Android's MessageQueue, plainly: a list ordered by `when`, a message behind all those with the same
 * time, a front message before everything. A barrier at the head lets only asynchronous messages by.
 */
export interface Message {
  readonly task: number;
  readonly when: number;
  readonly asynchronous: boolean;
  readonly barrier: boolean;
}

export class MessageQueue {
  readonly messages: Message[] = [];

  enqueue(message: Message): void {
    const index = this.messages.findIndex((other) => message.when < other.when);
    if (message.when === -Infinity) this.messages.unshift(message);
    else if (index < 0) this.messages.push(message);
    else this.messages.splice(index, 0, message);
  }

  remove(task: number): void {
    const index = this.messages.findIndex((message) => message.task === task);
    if (index >= 0) this.messages.splice(index, 1);
  }

  /** The message to be taken at this time, if any is due. */
  next(now: number): Message | undefined {
    const stopped = this.messages[0]?.barrier === true;
    const first = stopped
      ? this.messages.find((message) => message.asynchronous && !message.barrier)
      : this.messages[0];
    return first !== undefined && first.when <= now ? first : undefined;
  }

  waiting(): number[] {
    return this.messages.filter((message) => !message.barrier).map((message) => message.task);
  }
}
