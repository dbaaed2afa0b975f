export { policyReportEndpoint as default } from "@lokalkorb/shell/policy-report-endpoint";

/** A report is a few lines; browsers send it under types that are read as text. */
export const config = { api: { bodyParser: { sizeLimit: "16kb" } } };
