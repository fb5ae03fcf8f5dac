import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

type Queue = { length: number; last: Promise<void> };

/** Requests of a connection that may wait before no more are read from it. */
const mostWaiting = 16;

/**
 * Answers the requests of a connection one after another. A client may send a thousand without
 * waiting (pipelining); answered at once, each would hold an open file and a piece of it in memory.
 * @param handle may return a promise of when it is done; if that rejects, the later requests of the
 * connection stay without an answer
 */
export function answerInTurn(handle: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Queue>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? { length: 0, last: Promise.resolve() };
    queues.set(socket, queue);
    queue.length += 1;
    // later, since Node reads on at the end of each request that it has taken from the same packet
    queueMicrotask(() => {
      if (queue.length > mostWaiting) socket.pause();
    });
    queue.last = queue.last.then(async () => {
      if (!socket.destroyed) await handle(request, response);
      queue.length -= 1;
      if (queue.length === 0) socket.resume();
    });
    return queue.last;
  };
}
