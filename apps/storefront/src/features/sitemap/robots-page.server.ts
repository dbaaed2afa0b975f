import type { GetServerSideProps } from "next";
import { serverConfig } from "@/shared/environment/server-config";

/** `/robots.txt`: names the sitemap by its full address, which only the server knows. */
export const getServerSideProps: GetServerSideProps = ({ res }) => {
  const { storefrontUrl } = serverConfig().browser;
  res.setHeader("Content-Type", "text/plain; charset=utf-8");
  res.setHeader("Cache-Control", "public, max-age=3600");
  res.end(
    `User-agent: *\nDisallow: /api/\nAllow: /api/pictures/\nAllow: /api/share/\n\nSitemap: ${storefrontUrl}/sitemap.xml\n`,
  );
  return Promise.resolve({ props: {} });
};
