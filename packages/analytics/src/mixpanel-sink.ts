import type { Mixpanel, OverridedMixpanel } from "mixpanel-browser/dist/mixpanel-core.cjs.js";
import type { Identity } from "./events.ts";
import type { AnalyticsSink } from "./tracker.ts";

export interface MixpanelOptions {
  readonly token: string;
  /** A host of our own or the service's European one (specification section 7: analytics ingest host). */
  readonly apiHost: string;
  /** Said with every event. */
  readonly context: Readonly<Record<string, string>>;
  /** Removes what the library stored. */
  readonly forget: () => void;
}

/** The library would send the present and the previous address; addresses here carry orders and searches. */
const addresses = ["$current_url", "$referrer", "$referring_domain", "$initial_referrer", "$initial_referring_domain"];

/** Events without automatic extras: no recording, no clicks, no address, no referrer, nothing before we say so. */
export function createMixpanelSink(
  library: Pick<OverridedMixpanel, "init">,
  { token, apiHost, context, forget }: MixpanelOptions,
): AnalyticsSink {
  const mixpanel: Mixpanel = library.init(
    token,
    {
      api_host: apiHost,
      api_payload_format: "json",
      autocapture: false,
      batch_requests: false,
      ignore_dnt: false,
      ip: false,
      persistence: "localStorage",
      property_blacklist: addresses,
      record_sessions_percent: 0,
      save_referrer: false,
      stop_utm_persistence: true,
      store_google: false,
      track_pageview: false,
    },
    "lokalkorb",
  );
  mixpanel.register(context);
  return {
    track: ({ name, ...properties }) => mixpanel.track(name, properties),
    identify: (identity) => (identity === null ? mixpanel.reset() : identify(mixpanel, identity)),
    stop: () => {
      // Without the option the service would delete the profile, which is for a deleted account.
      mixpanel.opt_out_tracking({ delete_user: false });
      mixpanel.reset();
      forget();
    },
    resume: () => {
      mixpanel.opt_in_tracking({ track: () => undefined });
      mixpanel.register(context);
    },
  };
}

function identify(mixpanel: Mixpanel, { uid, email, name, isMerchant }: Identity): void {
  mixpanel.identify(uid);
  mixpanel.people.set({ $email: email, $name: name, isMerchant, uid });
}
