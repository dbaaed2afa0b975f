import { randomBytes } from "node:crypto";
import { ApiError } from "../core/api-error.ts";
import { platformAccount, type StripeCore } from "../core/stripe-core.ts";
import type { Account, CapabilityStatus, Fields, StripeObject } from "../core/stripe-objects.ts";

/** An id of this form belongs to a shop that is already set up, so that demo shops can take cards from the start. */
const readyAccount = /^acct_local_[A-Za-z0-9-]{1,60}$/;

/** The facts a shop has to give before it may take cards. */
export const firstRequirements: readonly string[] = [
  "identity.business_details.registered_name",
  "identity.attestations.terms_of_service",
  "configuration.merchant.external_account",
];

const capabilityOfMethod: Readonly<Record<string, string>> = {
  card: "card_payments",
  eps: "eps_payments",
  klarna: "klarna_payments",
  paypal: "paypal_payments",
  sepa_debit: "sepa_debit_payments",
};

export function findAccount(core: StripeCore, id: string): Account | null {
  const known = core.store.find<Account>(id, "v2.core.account", id);
  if (known !== null || !readyAccount.test(id)) return known;
  return saveAccount(
    core,
    newAccount(core, id, {
      display_name: id.slice("acct_local_".length),
      capabilities: { card_payments: "active", eps_payments: "active", klarna_payments: "active" },
      requirements: [],
    }),
  );
}

export function getAccount(core: StripeCore, id: string): Account {
  const account = findAccount(core, id);
  if (account === null) throw v2Error(404, "not_found", `No such account: '${id}'`);
  return account;
}

export const v2Error = (status: number, code: string, message: string): ApiError =>
  new ApiError(status, { code, message });

const saveAccount = (core: StripeCore, account: Account): Account => core.store.put(account.id, account);

interface NewAccount {
  readonly display_name: string;
  readonly contact_email?: string | null;
  readonly dashboard?: string;
  readonly identity?: Fields;
  readonly defaults?: Fields;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly capabilities: Readonly<Record<string, CapabilityStatus>>;
  readonly requirements: readonly string[];
  readonly statement?: string | null;
}

function newAccount(core: StripeCore, id: string, given: NewAccount): Account {
  return {
    id,
    object: "v2.core.account",
    applied_configurations: ["merchant"],
    closed: false,
    contact_email: given.contact_email ?? null,
    created: new Date(core.now()).toISOString(),
    dashboard: given.dashboard ?? "full",
    defaults: given.defaults ?? {},
    display_name: given.display_name,
    identity: given.identity ?? { country: "at" },
    livemode: false,
    metadata: given.metadata ?? {},
    _capabilities: given.capabilities,
    _requirements: given.requirements,
    _statement: (given.statement ?? given.display_name.replaceAll(/[<>\\'"*]/g, "")).toUpperCase(),
  };
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function statementIn(merchant: Fields): string | null {
  const words = textOrNull(fieldsOf(merchant["statement_descriptor"])["descriptor"]);
  if (words !== null && !/^(?=.*[A-Za-z])[^<>\\'"*]{5,22}$/.test(words)) {
    throw v2Error(400, "invalid_statement_descriptor", "The statement descriptor must have 5 to 22 plain characters.");
  }
  return words;
}

export function createAccount(core: StripeCore, body: Fields): Account {
  const merchant = fieldsOf(fieldsOf(body["configuration"])["merchant"]);
  const requested = Object.entries(fieldsOf(merchant["capabilities"]))
    .filter(([, value]) => fieldsOf(value)["requested"] === true)
    .map(([name]) => name);
  const identity = fieldsOf(body["identity"]);
  if (requested.length > 0 && textOrNull(identity["country"]) === null) {
    throw v2Error(400, "identity_country_required", "`identity.country` is required to request capabilities.");
  }
  const responsibilities = fieldsOf(fieldsOf(body["defaults"])["responsibilities"]);
  if (body["dashboard"] === "express" && responsibilities["losses_collector"] === "stripe") {
    throw v2Error(400, "invalid_combination", "The express dashboard needs losses_collector `application`.");
  }
  const account = saveAccount(
    core,
    newAccount(core, core.store.newId("acct").slice(0, 21), {
      display_name: textOrNull(body["display_name"]) ?? "",
      contact_email: textOrNull(body["contact_email"]),
      dashboard: textOrNull(body["dashboard"]) ?? "none",
      identity,
      defaults: fieldsOf(body["defaults"]),
      metadata: fieldsOf(body["metadata"]) as Readonly<Record<string, string>>,
      capabilities: Object.fromEntries(requested.map((name) => [name, "restricted" as const])),
      requirements: firstRequirements,
      statement: statementIn(merchant),
    }),
  );
  core.emitThin(account.id, "v2.core.account.created");
  return account;
}

export function updateAccount(core: StripeCore, account: Account, body: Fields): Account {
  const merchant = fieldsOf(fieldsOf(body["configuration"])["merchant"]);
  const capabilities = { ...account._capabilities };
  for (const [name, value] of Object.entries(fieldsOf(merchant["capabilities"]))) {
    if (fieldsOf(value)["requested"] === true)
      capabilities[name] ??= account._requirements.length === 0 ? "active" : "restricted";
    else delete capabilities[name];
  }
  const updated = saveAccount(core, {
    ...account,
    _capabilities: capabilities,
    contact_email: textOrNull(body["contact_email"]) ?? account.contact_email,
    display_name: textOrNull(body["display_name"]) ?? account.display_name,
    metadata: { ...account.metadata, ...(fieldsOf(body["metadata"]) as Readonly<Record<string, string>>) },
  });
  core.emitThin(account.id, "v2.core.account.updated");
  return updated;
}

/** The service's decision about a shop: after the shop's own words, or after a check at the service. */
export function decideAccount(
  core: StripeCore,
  account: Account,
  {
    status,
    requirements,
    displayName,
  }: { readonly status: CapabilityStatus; readonly requirements: readonly string[]; readonly displayName?: string },
): Account {
  const decided = saveAccount(core, {
    ...account,
    display_name: displayName ?? account.display_name,
    _capabilities: Object.fromEntries(Object.keys(account._capabilities).map((name) => [name, status])),
    _requirements: requirements,
  });
  core.emitThin(account.id, "v2.core.account[requirements].updated");
  core.emitThin(account.id, "v2.core.account[configuration.merchant].capability_status_updated");
  core.emit(account.id, "account.updated", v1Account(decided));
  return decided;
}

/** The shop took the platform's access away. */
export function closeAccount(core: StripeCore, account: Account): Account {
  const closed = saveAccount(core, { ...account, closed: true, _capabilities: {} });
  core.emitThin(account.id, "v2.core.account.closed");
  core.emit(account.id, "account.application.deauthorized", {
    id: "ca_local",
    object: "application",
    name: "Lokalkorb",
  });
  return closed;
}

export function activeMethods(core: StripeCore, accountId: string): readonly string[] {
  const capabilities = accountId === platformAccount ? null : findAccount(core, accountId)?._capabilities;
  return Object.entries(capabilityOfMethod).flatMap(([method, capability]) =>
    capabilities === null || capabilities?.[capability] === "active" ? [method] : [],
  );
}

/** Parts of an account are answered only where they were asked for. */
export function shownAccount(account: Account, include: readonly string[]): Fields {
  const parts: Readonly<Record<string, Fields>> = {
    "configuration.merchant": {
      merchant: {
        applied: true,
        capabilities: Object.fromEntries(
          Object.entries(account._capabilities).map(([name, status]) => [
            name,
            {
              status,
              status_details:
                status === "active" ? [] : [{ code: "requirements_past_due", resolution: "provide_info" }],
            },
          ]),
        ),
      },
    },
  };
  const has = (name: string): boolean => include.includes(name);
  return {
    id: account.id,
    object: account.object,
    applied_configurations: account["applied_configurations"],
    closed: account.closed,
    configuration: has("configuration.merchant") ? parts["configuration.merchant"] : null,
    contact_email: account.contact_email,
    created: account.created,
    dashboard: account.dashboard,
    defaults: has("defaults") ? account.defaults : null,
    display_name: account.display_name,
    future_requirements: null,
    identity: has("identity") ? account.identity : null,
    livemode: false,
    metadata: account.metadata,
    requirements: has("requirements") ? requirementsOf(account) : null,
  };
}

const requirementsOf = ({ _requirements }: Account): Fields => ({
  entries: _requirements.map((description) => ({
    awaiting_action_from: "user",
    description,
    errors: [],
    impact: {
      restricts_capabilities: [
        { capability: "card_payments", configuration: "merchant", deadline: { status: "currently_due" } },
      ],
    },
    minimum_deadline: { status: "currently_due" },
    requested_reasons: [{ code: "routine_onboarding" }],
  })),
  ...(_requirements.length === 0 ? {} : { summary: { minimum_deadline: { status: "currently_due" } } }),
});

/** The same account as the first interface version shows it. */
export function v1Account(account: Account): StripeObject {
  const isActive = account._capabilities["card_payments"] === "active";
  return {
    id: account.id,
    object: "account",
    capabilities: Object.fromEntries(
      Object.entries(account._capabilities).map(([name, status]) => [
        name,
        status === "active" ? "active" : "inactive",
      ]),
    ),
    charges_enabled: isActive,
    country: (textOrNull(account.identity["country"]) ?? "AT").toUpperCase(),
    default_currency: "eur",
    details_submitted: account._requirements.length === 0,
    email: account.contact_email,
    metadata: account.metadata,
    payouts_enabled: isActive,
    requirements: { currently_due: account._requirements, disabled_reason: null },
    type: "none",
  };
}

const linkLives = 5 * 60 * 1000;

export function createAccountLink(core: StripeCore, body: Fields, baseUrl: string): Fields {
  const account = getAccount(core, textOrNull(body["account"]) ?? "");
  const useCase = fieldsOf(body["use_case"]);
  const type = textOrNull(useCase["type"]);
  const details = fieldsOf(useCase[type ?? ""]);
  if (type === null || textOrNull(details["refresh_url"]) === null) {
    throw v2Error(400, "invalid_fields", "`use_case.type` and its `refresh_url` are required.");
  }
  const token = randomBytes(16).toString("hex");
  const expires = core.now() + linkLives;
  core.store.put(account.id, {
    id: `onboarding_${token}`,
    object: "local.onboarding",
    account: account.id,
    refresh_url: textOrNull(details["refresh_url"]),
    return_url: textOrNull(details["return_url"]),
    expires,
    used: false,
  });
  return {
    object: "v2.core.account_link",
    account: account.id,
    created: new Date(core.now()).toISOString(),
    expires_at: new Date(expires).toISOString(),
    livemode: false,
    url: `${baseUrl}/onboard/${token}`,
    use_case: useCase,
  };
}
