import { menuPartPath, type MenuPartAnswer, type MenuPartQuestion, type PublishedVersion } from "./menu-part.ts";

/** Throws while the server is out of reach. */
export async function fetchMenuPart(
  version: PublishedVersion,
  question: MenuPartQuestion,
  signal?: AbortSignal,
): Promise<MenuPartAnswer> {
  const answer = await fetch(menuPartPath(version, question), signal ? { signal } : {});
  if (!answer.ok) throw new Error(`menu part: ${answer.status}`);
  return (await answer.json()) as MenuPartAnswer;
}

const pauseMillis = 3_000;

/** The same again and again until there is an answer; null once it is not wanted any more. */
export async function fetchMenuPartPatiently(
  version: PublishedVersion,
  question: MenuPartQuestion,
  signal?: AbortSignal,
  onFailure?: () => void,
): Promise<MenuPartAnswer | null> {
  try {
    return await fetchMenuPart(version, question, signal);
  } catch {
    if (signal?.aborted) return null;
    onFailure?.();
    await networkOrPause(signal);
    return signal?.aborted ? null : fetchMenuPartPatiently(version, question, signal, onFailure);
  }
}

function networkOrPause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, pauseMillis);
    addEventListener("online", go);
    signal?.addEventListener("abort", go, { once: true });
  });
}
