import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import type { PictureShape } from "@lokalkorb/domain/kernel/picture";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { Button } from "@lokalkorb/ui/button";
import { classNames } from "@lokalkorb/ui/class-names";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { lateDialog } from "@lokalkorb/ui/late-dialog";
import { Photo } from "@lokalkorb/ui/photo";
import { useEffect, useRef, useState, type DragEvent, type ReactElement, type ReactNode } from "react";
import { pictureText as words } from "./picture-text.ts";

const PhotoDialog = lateDialog(
  "photo-dialog",
  async () => (await import(/* webpackChunkName: "part-photo-dialog" */ "./photo-dialog.tsx")).PhotoDialog,
);

export interface PhotoFieldProps {
  readonly label?: string;
  /** The name of the thing on the photo. */
  readonly name: string;
  readonly shape: PictureShape;
  readonly value: Image | undefined;
  readonly onChange: (image: Image | undefined) => void;
  /** Shown while there is no photo. */
  readonly drawing?: ReactNode;
  readonly hint: string;
  /** Of several fields of a form one takes what is pasted. */
  readonly withoutPaste?: boolean;
}

const imagesIn = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/") && type !== "image/svg+xml");

/** A photo by choosing, by the camera of a phone, by dragging it here or by pasting it. */
export function PhotoField(props: PhotoFieldProps): ReactElement {
  const { label = words.field, name, shape, value, onChange, drawing, hint, withoutPaste = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const photo = pictureSource(value);

  useEffect(() => {
    if (withoutPaste) return;
    const paste = ({ clipboardData, target }: ClipboardEvent): void => {
      const [pasted] = imagesIn(clipboardData);
      // A dialog over the form has its own fields.
      if (pasted !== undefined && !(target as Element).closest("dialog")) setFile(pasted);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [withoutPaste]);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = imagesIn(event.dataTransfer);
    if (dropped !== undefined) setFile(dropped);
  };
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-1">
      <span className="text-meta text-ink-2">{label}</span>
      <div
        className={classNames(
          "flex flex-wrap items-center gap-4 rounded-lg border border-dashed p-3",
          isOver ? "border-theme-ink bg-theme-tint" : "border-field-line",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span
          className={classNames(
            "picture-ground relative grid flex-none place-items-center overflow-hidden rounded-md",
            frames[shape],
          )}
        >
          {photo ? <Photo of={photo} sizes="160px" /> : (drawing ?? <PlusIcon />)}
        </span>
        <div className="grid min-w-48 flex-1 gap-2">
          <p className="text-meta text-ink-2">
            {value ? (
              (value.alt ?? hint)
            ) : (
              <>
                <span className="pointer-coarse:hidden">{words.drop}</span>
                <span className="hidden pointer-coarse:inline">{words.dropByThumb}</span>
              </>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="outline" onClick={() => input.current?.click()}>
              {value ? words.another : words.pick}
            </Button>
            {value && (
              <Button size="small" look="quiet" onClick={() => onChange(undefined)}>
                {words.remove}
              </Button>
            )}
          </div>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={label}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            // The same file once more is a choice, too.
            event.target.value = "";
          }}
        />
      </div>
      {file !== null && (
        <PhotoDialog
          file={file}
          name={name}
          shape={shape}
          onClose={() => setFile(null)}
          onDone={(image) => {
            setFile(null);
            onChange(image);
          }}
        />
      )}
    </fieldset>
  );
}

const frames: Readonly<Record<PictureShape, string>> = {
  goods: "aspect-[4/3] w-32",
  cover: "aspect-[5/2] w-48",
  logo: "aspect-square w-20",
};
