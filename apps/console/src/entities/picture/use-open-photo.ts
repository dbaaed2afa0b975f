import { useEffect, useState } from "react";
import { closePhoto, type Frame, middle, openPhoto, type OpenedPhoto, readPhoto } from "./crop-photo.ts";

export interface OpenPhoto {
  /** null: not yet. */
  readonly photo: OpenedPhoto | "unreadable" | null;
  /** Of the file, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly frame: Frame;
  readonly setFrame: (frame: Frame) => void;
  /** A quarter to the right, or with -1 to the left; the frame begins anew. */
  readonly turn: (by: 1 | -1) => void;
}

const keptInSight = 10_000;

/** A file opened for cutting, with the largest frame of the wished ratio to begin with. */
export function useOpenPhoto(file: File, ratio: number): OpenPhoto {
  const [bitmap, setBitmap] = useState<ImageBitmap | "unreadable" | null>(null);
  const [quarters, setQuarters] = useState(0);
  const [drawn, setDrawn] = useState<OpenedPhoto | "unreadable" | null>(null);
  const [frame, setFrame] = useState<Frame>({ x: 0, y: 0, width: 1, height: 1 });

  useEffect(() => {
    let isGone = false;
    void readPhoto(file).then((read) => {
      if (!isGone) setBitmap(read ?? "unreadable");
    });
    return () => void (isGone = true);
  }, [file]);

  useEffect(() => {
    if (bitmap === null || bitmap === "unreadable") return;
    let isGone = false;
    let opened: OpenedPhoto | null = null;
    void openPhoto(bitmap, quarters).then((next) => {
      opened = next;
      if (next !== null && isGone) return closePhoto(next);
      if (isGone) return;
      if (next !== null) setFrame(middle(next.canvas.width, next.canvas.height, ratio));
      setDrawn(next ?? "unreadable");
    });
    return () => {
      isGone = true;
      const before = opened;
      // It stays in sight until the next one is drawn, and may still be on its way there.
      if (before !== null) setTimeout(() => closePhoto(before), keptInSight);
    };
  }, [bitmap, quarters, ratio]);

  const { width, height } = bitmap === null || bitmap === "unreadable" ? { width: 0, height: 0 } : bitmap;
  return {
    photo: bitmap === "unreadable" ? bitmap : drawn,
    size: { width, height },
    frame,
    setFrame,
    turn: (by) => setQuarters((before) => (before + by + 4) % 4),
  };
}
