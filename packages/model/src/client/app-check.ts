import { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import type { FirebaseApp } from "firebase/app";
import type { AppCheckConfig } from "@lokalkorb/configuration/client-config";

/** No token could be fetched: the network, or its issuer. */
export class NoAppCheckToken extends Error {}

/**
 * From now on every request of the app says that it comes from the app. Must stand before the first request; nothing is
 * asked for until then.
 */
export function startAppCheck(app: FirebaseApp, config: AppCheckConfig): void {
  if (config.provider === "off") return;
  const provider =
    config.provider === "recaptcha-enterprise"
      ? new ReCaptchaEnterpriseProvider(config.siteKey)
      : new CustomProvider({ getToken: () => askFor(config.url) });
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/** A provider answers `{ token, ttl: "3600s" }`, as Google's own exchange does. */
async function askFor(url: string): Promise<{ readonly token: string; readonly expireTimeMillis: number }> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
      credentials: "omit",
    });
    if (!answer.ok) throw new Error(`App Check answered ${answer.status}`);
    const { token, ttl } = (await answer.json()) as { readonly token: string; readonly ttl: string };
    return { token, expireTimeMillis: Date.now() + Number.parseFloat(ttl) * 1000 };
  } catch (cause) {
    throw new NoAppCheckToken("No App Check token", { cause });
  }
}
