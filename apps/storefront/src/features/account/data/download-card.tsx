import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { loadAccountCalls } from "@/entities/account/account-part";
import { dataText as words } from "./data-text.ts";
import { readablePage } from "./readable-page.ts";
import { saveFile } from "./save-file.ts";

export function DownloadCard(): ReactElement {
  const [pending, setPending] = useState<"json" | "page" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (kind: "json" | "page"): Promise<void> => {
    if (pending !== null) return;
    setPending(kind);
    const answer = await loadAccountCalls().then(
      (calls) => calls.myData(),
      () => null,
    );
    setPending(null);
    if (answer === null) return setProblem(words.failures.offline);
    if (!answer.ok)
      return setProblem(
        answer.refusal === undefined
          ? words.failures[answer.failure.type]
          : answer.refusal.type === "rate-limited"
            ? words.tooOften
            : words.failures.denied,
      );
    setProblem(null);
    const { json } = answer.value;
    if (kind === "json") saveFile("lokalkorb-daten.json", "application/json", json);
    else saveFile("lokalkorb-daten.html", "text/html", readablePage(json, words.title));
  };
  return (
    <section className="order-card" aria-labelledby="herunterladen">
      <h2 id="herunterladen" className="text-h3">
        {words.download}
      </h2>
      <p className="text-pretty text-ink-2">{words.downloadLead}</p>
      {problem !== null && (
        <Notice tone="danger" title={words.failed} announce>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="outline"
          pending={pending === "page"}
          pendingLabel={words.collecting}
          onClick={() => void download("page")}
        >
          {words.page}
        </Button>
        <Button
          look="outline"
          pending={pending === "json"}
          pendingLabel={words.collecting}
          onClick={() => void download("json")}
        >
          {words.json}
        </Button>
      </div>
    </section>
  );
}
