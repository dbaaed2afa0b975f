import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { useRouter } from "next/router";
import { useMemo, type ReactElement, type ReactNode } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { inShopLayout } from "@/layouts/shop-layout";
import { PlainHeader } from "@/layouts/top-bar";
import { useNow } from "@/shared/hydration/use-now";
import { groupIdIn } from "@/shared/routes/group-paths";
import { shopPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { useGroup } from "./group/use-group.ts";
import { groupText } from "./group/group-text.ts";
import { GroupTable } from "./group/group-table.tsx";
import { LabelForm } from "./group/invitation.tsx";

/** One page for the host and for all who join; the token of its link stands in the fragment. */
export const GroupScreen: PageWithLayout<ShopPage> = (page) => {
  const { query, isReady } = useRouter();
  const { restaurantId, shop } = page.menu;
  const { name, slug, timezone } = shop;
  const groupId = groupIdIn(query["g"]);
  const key = useMemo(() => (groupId === null ? null : { restaurantId, groupId }), [restaurantId, groupId]);
  const watched = useGroup(key, { slug, timezone });
  const now = useNow(page.renderedAt);
  const { heard, invitation, busy, problem, run, joined, token } = watched;
  const seen = heard?.group.status === "present" ? heard.group.value : null;
  const isBroken = isReady && (groupId === null || (invitation === false && heard === null && token !== null));

  const join = async (link: string, label: string): Promise<void> => {
    const place = await run("join", (commands, requestId) => commands.join(requestId, link, label));
    if (place !== null) joined();
  };
  if (key !== null && seen !== null && heard !== null)
    return (
      <Frame page={page} title={groupText.title} pill={<GroupPill state={seen.state} isLate={now >= seen.closesAt} />}>
        <GroupTable page={page} groupKey={key} group={seen} heard={heard} watched={watched} now={now} />
      </Frame>
    );
  if (invitation !== null && invitation !== false && token !== null) {
    const { hostName, closesAt, state } = invitation;
    const isOpen = state === "collecting" && now < closesAt;
    return (
      <Frame page={page} title={groupText.invited} line={groupText.invitedBy(hostName, name)}>
        <div className="mx-auto mt-4 w-full max-w-[33rem]">
          {isOpen ? (
            <LabelForm
              until={groupText.until(formatMoment(closesAt, { timezone, now }))}
              problem={problem}
              pending={busy === "join"}
              onJoin={(label) => void join(token, label)}
            />
          ) : (
            <Notice
              title={state === "ended" ? groupText.ended : state === "closed" ? groupText.closed : groupText.timeUp}
            >
              {state === "ended"
                ? groupText.endedText
                : state === "closed"
                  ? groupText.closedGuest(hostName)
                  : groupText.timeUpGuest(hostName)}
            </Notice>
          )}
        </div>
      </Frame>
    );
  }
  return (
    <Frame page={page} title={groupText.title}>
      {isBroken || invitation === false ? (
        <EmptyState
          title={isBroken ? groupText.broken : groupText.outside}
          action={
            <LinkButton component={PageLink} href={shopPath(slug)}>
              {groupText.toShop}
            </LinkButton>
          }
        >
          {isBroken ? groupText.brokenHint : groupText.outsideHint}
        </EmptyState>
      ) : (
        <>
          {problem !== null && <Notice tone="warning" announce title={problem} />}
          <SkeletonGroup count={3} label={groupText.loading} className="h-44" groupClassName="mt-6 grid! gap-4" />
        </>
      )}
    </Frame>
  );
};
GroupScreen.getLayout = inShopLayout;

interface FrameProps {
  readonly page: ShopPage;
  readonly title: string;
  readonly line?: string;
  readonly pill?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ page, title, line, pill, children }: FrameProps): ReactElement {
  const { name, slug } = page.menu.shop;
  return (
    <>
      <PageHead title={`${groupText.title} · ${name}`} noIndex={routes.group.noIndex} />
      <PlainHeader backTo={{ href: shopPath(slug), label: groupText.back(name) }} />
      <main id="inhalt" className="wrap pb-8">
        <div className="flex flex-wrap items-center justify-between gap-2 pt-5 lg:pt-8">
          <h1 className="text-h1">{title}</h1>
          {pill}
        </div>
        <p className="mt-1 text-ink-2">{line ?? name}</p>
        {children}
      </main>
    </>
  );
}

function GroupPill({ state, isLate }: { readonly state: "collecting" | "closed" | "ended"; readonly isLate: boolean }) {
  const isOpen = state === "collecting" && !isLate;
  return (
    <StatusPill ground="tinted" tone={isOpen ? "ok" : "off"} live={isOpen}>
      {state === "ended"
        ? groupText.ended
        : state === "closed"
          ? groupText.closed
          : isLate
            ? groupText.timeUp
            : groupText.open}
    </StatusPill>
  );
}
