/**
 * Why a bank's file is none: no XML, one that defines words of its own (entities), no account statement, one of another
 * version than 2 and 8, or more than is read at once.
 */
export type BankFileProblem = "no-xml" | "entities" | "no-statement" | "version" | "too-long";
