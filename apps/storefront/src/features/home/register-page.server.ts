import type { GetServerSideProps } from "next";
import { serverConfig } from "@/shared/environment/server-config";

/** `/betrieb-anmelden`: short enough for a poster, and leads to the console, whose address only the server knows. */
export const getServerSideProps: GetServerSideProps = () =>
  Promise.resolve({
    redirect: { destination: `${serverConfig().browser.consoleUrl}/registrieren`, permanent: false },
  });
