import type { IncomingHttpHeaders } from "node:http";

export interface ServiceRequest {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** Byte for byte, for signatures. */
  readonly body: Buffer;
  /** The match of the path's pattern. */
  readonly match: RegExpExecArray;
}

export interface Reply {
  readonly status: number;
  /** Text gets a charset. */
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection ends without an answer, as on a bad day. */
  readonly dropped?: boolean;
}

export interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** In bytes, where more may be sent than a report. */
  readonly largestBody?: number;
  /** A thrown error is the sender's fault and answered with 400. */
  readonly answer: (request: ServiceRequest) => Reply | Promise<Reply>;
}

export const json = (body: unknown, status = 200): Reply => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});
