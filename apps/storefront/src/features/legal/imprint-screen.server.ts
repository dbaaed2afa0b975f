import type { GetServerSideProps } from "next";
import { serverConfig } from "@/shared/environment/server-config";
import type { ImprintPage } from "./imprint-screen.tsx";

/** Asked for with each visit: the operator belongs to the deployment and not to what was built. */
export const getServerSideProps: GetServerSideProps<ImprintPage> = () =>
  Promise.resolve({ props: { operator: serverConfig().operator } });
