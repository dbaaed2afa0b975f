import type { ServerResponse } from "node:http";
import type { Caller, Json } from "../../protocol/firestore-core.ts";
import type { StreamConnection, StreamHandler } from "../../protocol/stream-connection.ts";
import { StatusError } from "../../protocol/status.ts";
import { webChannelFrame } from "./web-channel-frame.ts";
import { createWebChannelOutbox } from "./web-channel-outbox.ts";

/** One stream of one browser: posts come in, one long-lived response at a time goes out. */
export interface WebChannelSession {
  readonly id: string;
  /** Messages of one post. Repeated ones are ignored, early ones wait for the missing. */
  receive(messages: readonly { readonly id: number; readonly message: Json }[]): void;
  acknowledge(lastReceivedId: number): void;
  attach(response: ServerResponse, options: BackChannelOptions): void;
  /** The answer to a post: whether a back channel is open, the last number sent, how much is under way. */
  status(): readonly [0 | 1, number, number];
  /** The number of the message pushed last: none with a higher one was received. */
  readonly lastId: number;
  end(): void;
  /** The server stops: says so, because a browser that is told comes back in one second, one that is cut off in ten. */
  shutDown(): void;
}

export interface BackChannelOptions {
  readonly lastReceivedId: number;
  /** Keep the response open and stream frames; else it ends with its first frame. */
  readonly streaming: boolean;
  /** How long to stay silent before a "noop". */
  readonly holdMs: number;
}

export interface WebChannelSessionOptions {
  readonly id: string;
  readonly caller: Caller;
  readonly handler: StreamHandler;
  /** Without a back channel for this long, the browser is gone. */
  readonly idleMs: number;
  readonly onEnd: () => void;
}

interface BackChannel {
  readonly response: ServerResponse;
  readonly streaming: boolean;
  readonly holdMs: number;
  units: number;
}

/** A browser keeps all text of a response: after this much it shall fetch a fresh one. */
const mostUnitsPerResponse = 2_000_000;

export function createWebChannelSession(options: WebChannelSessionOptions): WebChannelSession {
  const outbox = createWebChannelOutbox();
  const early = new Map<number, Json>();
  let nextMessageId = 0;
  let sentId = 0;
  let backChannel: BackChannel | null = null;
  let silence: NodeJS.Timeout | undefined;
  let flushing: NodeJS.Immediate | undefined;
  let streamOver = false;
  let ended = false;
  let onMessage: (message: Json) => void = () => {};
  let onStreamEnd: () => void = () => {};

  function push(payload: unknown): void {
    if (ended) return;
    outbox.push(payload);
    // One frame for all messages of this turn: with long polling each frame costs the browser a round trip.
    flushing ??= setImmediate(flush);
  }

  function flush(): void {
    flushing = undefined;
    if (!backChannel) return;
    const items = outbox.after(sentId);
    if (items === null) return;
    const frame = webChannelFrame(items);
    sentId = outbox.lastId;
    backChannel.units += frame.length;
    backChannel.response.write(frame);
    if (!backChannel.streaming || backChannel.units > mostUnitsPerResponse) detach();
    else listenToSilence();
  }

  function detach(): void {
    const { response } = backChannel ?? {};
    backChannel = null;
    response?.end();
    listenToSilence();
  }

  /** With a back channel, silence is broken by a noop; without one, it ends the session. */
  function listenToSilence(): void {
    clearTimeout(silence);
    if (ended) return;
    silence = backChannel ? setTimeout(push, backChannel.holdMs, ["noop"]) : setTimeout(end, options.idleMs);
    silence.unref();
  }

  function endStream(): void {
    if (streamOver) return;
    streamOver = true;
    early.clear();
    onStreamEnd();
  }

  function end(): void {
    if (ended) return;
    ended = true;
    clearTimeout(silence);
    clearImmediate(flushing);
    backChannel?.response.end();
    backChannel = null;
    endStream();
    options.onEnd();
  }

  const connection: StreamConnection = {
    caller: options.caller,
    send(message) {
      if (!streamOver) push([message]);
    },
    close(error) {
      if (streamOver) return;
      // After an error the browser closes the channel itself; the word for a plain end is "close".
      if (error) push([{ error: { code: error.code, message: error.message, status: error.status } }]);
      else push(["close"]);
      endStream();
    },
    onMessage(handler) {
      onMessage = handler;
    },
    onEnd(handler) {
      onStreamEnd = handler;
    },
  };

  options.handler(connection);
  listenToSilence();

  return {
    id: options.id,
    receive(messages) {
      for (const { id, message } of messages) if (id >= nextMessageId) early.set(id, message);
      for (let message = early.get(nextMessageId); message !== undefined; message = early.get(nextMessageId)) {
        early.delete(nextMessageId);
        nextMessageId += 1;
        if (!streamOver) onMessage(message);
      }
      if (!backChannel) listenToSilence();
    },
    acknowledge(lastReceivedId) {
      outbox.acknowledge(lastReceivedId);
      if (streamOver && outbox.isEmpty) end();
    },
    attach(response, { lastReceivedId, streaming, holdMs }) {
      if (backChannel) detach();
      outbox.acknowledge(lastReceivedId);
      sentId = lastReceivedId;
      const opened: BackChannel = { response, streaming, holdMs, units: 0 };
      backChannel = opened;
      response.on("close", () => {
        if (backChannel !== opened) return;
        backChannel = null;
        listenToSilence();
      });
      listenToSilence();
      // Browsers test whether streaming gets through by waiting some milliseconds for a first byte.
      if (streaming && outbox.isEmpty) push(["noop"]);
      flush();
    },
    get lastId() {
      return outbox.lastId;
    },
    status: () => [backChannel ? 1 : 0, sentId, outbox.outstandingUnits(sentId)],
    end,
    shutDown() {
      connection.close(new StatusError("UNAVAILABLE", "The server is shutting down."));
      flush();
      end();
    },
  };
}
