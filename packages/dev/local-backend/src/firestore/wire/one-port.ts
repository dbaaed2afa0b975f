import type { Server as HttpServer } from "node:http";
import type { Http2Server } from "node:http2";
import net from "node:net";

export interface OnePort {
  readonly port: number;
  dropConnections(): void;
  close(): Promise<void>;
}

/** Serves gRPC (HTTP/2 with prior knowledge) and HTTP/1.1 on one port, told apart by the first bytes. */
export async function listenOnOnePort(
  host: string,
  port: number,
  grpcServer: Http2Server,
  httpServer: HttpServer,
  onClose: (peer: string) => void = () => {},
): Promise<OnePort> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    const peer = `${socket.remoteAddress}:${socket.remotePort}`;
    socket.on("close", () => {
      sockets.delete(socket);
      onClose(peer);
    });
    socket.on("error", () => socket.destroy());
    // `readable` keeps the socket paused, so that its next owner finds these bytes at its start.
    socket.once("readable", () => {
      const first = socket.read() as Buffer | null;
      if (first === null) return;
      socket.unshift(first);
      if (first.subarray(0, 3).toString("latin1") === "PRI") grpcServer.emit("connection", socket);
      else httpServer.emit("connection", socket);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    dropConnections() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      httpServer.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
