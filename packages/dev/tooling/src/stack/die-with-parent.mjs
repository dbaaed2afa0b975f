// Loaded into every program of a stack. The supervisor holds the other end of this pipe; when it is gone, however it
// died, the system closes the pipe and the program ends with everything it started.
import { Socket } from "node:net";

const pipe = parentPipe();
pipe?.on("close", () => process.kill(-process.pid, "SIGKILL"));
pipe?.on("error", () => undefined);
pipe?.resume();
pipe?.unref();

/** The programs that such a program starts are told to load this, too, and have something else or nothing at its place. */
function parentPipe() {
  try {
    return new Socket({ fd: 3, readable: true, writable: false });
  } catch {
    return null;
  }
}
