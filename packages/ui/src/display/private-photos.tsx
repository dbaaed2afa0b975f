import { useEffect, useState, type ReactElement } from "react";
import { useBackCloses } from "../dialog/back-closes.ts";
import { Dialog } from "../dialog/dialog.tsx";

export interface PrivatePhotosProps {
  readonly ids: readonly string[];
  /** An address for this page alone; null: it cannot be had now. Asked once, and again with a press. */
  readonly load: (id: string) => Promise<string | null>;
  readonly words: {
    readonly name: (place: number, count: number) => string;
    readonly enlarge: (name: string) => string;
    readonly loading: string;
    readonly failed: string;
  };
}

/** Photos without a public address, small until one is pressed. */
export function PrivatePhotos({ ids, load, words }: PrivatePhotosProps): ReactElement {
  const [open, setOpen] = useState<{ readonly name: string; readonly address: string } | null>(null);
  useBackCloses(() => setOpen(null), open !== null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <Small id={id} load={load} words={words} name={words.name(index + 1, ids.length)} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      {open !== null && (
        <Dialog title={open.name} width={960} onClose={() => setOpen(null)}>
          {/* oxlint-disable-next-line next/no-img-element -- it has no public address */}
          <img
            src={open.address}
            alt={open.name}
            className="mx-auto max-h-[78vh] max-w-full rounded-lg object-contain"
          />
        </Dialog>
      )}
    </>
  );
}

interface SmallProps extends Pick<PrivatePhotosProps, "load" | "words"> {
  readonly id: string;
  readonly name: string;
  readonly onOpen: (photo: { readonly name: string; readonly address: string }) => void;
}

function Small({ id, load, words, name, onOpen }: SmallProps): ReactElement {
  const [photo, setPhoto] = useState<{ readonly isLoading: boolean; readonly address: string | null }>({
    isLoading: true,
    address: null,
  });
  const { isLoading, address } = photo;
  useEffect(() => {
    if (!isLoading) return;
    let isOver = false;
    const show = (found: string | null): void => {
      if (!isOver) setPhoto({ isLoading: false, address: found });
    };
    load(id).then(show, () => show(null));
    return () => {
      isOver = true;
    };
  }, [id, load, isLoading]);
  const frame = "grid size-24 place-items-center overflow-hidden rounded-md bg-sunken text-meta text-ink-2";
  if (isLoading)
    return (
      <output className={`${frame} animate-pulse`}>
        <span className="sr-only">{words.loading}</span>
      </output>
    );
  if (address === null)
    return (
      <button
        type="button"
        className={`${frame} p-2 underline`}
        onClick={() => setPhoto({ isLoading: true, address: null })}
      >
        {words.failed}
      </button>
    );
  return (
    <button
      type="button"
      className={`${frame} cursor-zoom-in`}
      aria-label={words.enlarge(name)}
      onClick={() => onOpen({ name, address })}
    >
      {/* oxlint-disable-next-line next/no-img-element -- it has no public address */}
      <img src={address} alt="" className="size-full object-cover" />
    </button>
  );
}
