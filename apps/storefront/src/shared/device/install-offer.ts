import { readStored, writeStored } from "@/shared/environment/browser-storage";

/** Set once the hint was answered; a row of the table of necessary storage names it. */
const answeredKey = "lokalkorb:home-screen";

/** As Chromium's browsers give it, when they would install the page. No library of types knows it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPrompt | null = null;

/** Browsers say once that they would, often before a part that comes later is there: it is kept for the press. */
export function keepInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
}

/** `prompt`: a press opens the browser's own question. The others are ways through its menu. */
export type InstallWay = "prompt" | "apple" | "menu";

/** Null where the page is installed already, was answered, or cannot be. */
export function installWay(): InstallWay | null {
  if (matchMedia("(display-mode: standalone)").matches || readStored("localStorage", answeredKey) === true) return null;
  if (kept !== null) return "prompt";
  if (/iPhone|iPad/.test(navigator.userAgent)) return "apple";
  return /Android/.test(navigator.userAgent) ? "menu" : null;
}

export async function install(): Promise<void> {
  await kept?.prompt();
  kept = null;
  answerInstall();
}

export const answerInstall = (): void => writeStored("localStorage", answeredKey, true);
