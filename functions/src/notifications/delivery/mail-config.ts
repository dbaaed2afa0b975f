/** How mail leaves, and the secret that signs what becomes of it. */
export interface MailConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  /** Empty where the server asks for none. */
  readonly user: string;
  readonly password: string;
  readonly from: string;
  /** Where undeliverable mails return to. */
  readonly returnPath: string;
  /** Only the function that hears from the provider has it; empty elsewhere. */
  readonly webhookSecret: string;
  readonly consoleUrl: string;
  readonly appUrl: string;
}

/** Values without which no function that sends mail, or leads back to the console, starts. */
export const neededForMail = ["SMTP_HOST", "SMTP_PORT", "MAIL_FROM", "CONSOLE_URL", "APP_URL"] as const;

export function readMailConfig(env: Readonly<Record<string, string | undefined>>): MailConfig {
  const missing = neededForMail.filter((name) => (env[name] ?? "") === "");
  if (missing.length > 0) throw new Error(`Configuration is incomplete. Missing: ${missing.join(", ")}`);
  const value = (name: string): string => env[name] ?? "";
  const address = (name: string): string => value(name).replace(/\/+$/, "");
  return {
    host: value("SMTP_HOST"),
    port: Number(value("SMTP_PORT")),
    secure: value("SMTP_SECURE") === "true",
    user: value("SMTP_USER"),
    password: value("SMTP_PASS"),
    from: value("MAIL_FROM"),
    returnPath: value("MAIL_RETURN_PATH") || value("MAIL_FROM"),
    webhookSecret: value("MAIL_WEBHOOK_SECRET"),
    consoleUrl: address("CONSOLE_URL"),
    appUrl: address("APP_URL"),
  };
}
