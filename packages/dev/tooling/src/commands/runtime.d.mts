export interface PackageManager {
  readonly name: string;
  readonly integrity: string;
}
export function isOurNode(version: string): boolean;
export function readPackageManager(field: string): PackageManager;
export function hashProblem(wanted: PackageManager, said: string): string | null;
