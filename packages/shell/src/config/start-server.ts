import { endProcessWithout, type Ending } from "@lokalkorb/configuration/end-process";
import { ConfigurationProblem } from "./server-config.ts";

/** At the start of an app's server: a configuration that cannot be read ends the process before it takes a request. */
export function startServer(readConfiguration: () => unknown, process: Ending): void {
  try {
    readConfiguration();
  } catch (error) {
    if (!(error instanceof ConfigurationProblem)) throw error;
    endProcessWithout(error.problems, process);
  }
}
