import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { pictureShapes, type PictureShape } from "@lokalkorb/domain/kernel/picture";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { RotateCcwIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useShop } from "@/entities/shop/shop-context";
import { cropPhoto, type Frame, mostDegrees, type OpenedPhoto, straightScale } from "./crop-photo.ts";
import { pictureText as words } from "./picture-text.ts";
import { useAddPicture } from "./use-add-picture.ts";
import { useOpenPhoto } from "./use-open-photo.ts";

export interface PhotoDialogProps {
  readonly file: File;
  /** The name of the thing on the photo. */
  readonly name: string;
  readonly shape: PictureShape;
  readonly onClose: () => void;
  readonly onDone: (image: Image) => void;
}

/** A part that was cut already, so that sending it once more cuts nothing. */
interface Cut {
  readonly frame: Frame;
  readonly address: string;
  readonly degrees: number;
  readonly content: Blob;
}

/** Below this a photo is soft on a large screen. */
const enoughPixels = 640;

/** Cuts a photo, says what is seen on it, and sends it. */
export function PhotoDialog({ file, name, shape, onClose, onDone }: PhotoDialogProps): ReactElement {
  const { restaurantId } = useShop();
  const { photo, size, frame, setFrame, turn } = useOpenPhoto(file, pictureShapes[shape]);
  const [degrees, setDegrees] = useState(0);
  const [alt, setAlt] = useState("");
  const { progress, problem, add } = useAddPicture(restaurantId);
  const cut = useRef<Cut | null>(null);
  const [isCutting, setCutting] = useState(false);
  const [isUncut, setUncut] = useState(false);
  const isBusy = isCutting || progress !== null;
  const isTaking = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const take = async (): Promise<void> => {
    // A second press while the photo is cut is none.
    if (photo === null || photo === "unreadable" || isTaking.current) return;
    isTaking.current = true;
    try {
      await cutAndSend(photo);
    } finally {
      isTaking.current = false;
    }
  };

  const cutAndSend = async (opened: OpenedPhoto): Promise<void> => {
    const { address } = opened;
    if (cut.current?.frame !== frame || cut.current.address !== address || cut.current.degrees !== degrees) {
      setCutting(true);
      const content = await cropPhoto(opened, frame, degrees);
      setCutting(false);
      setUncut(content === null);
      if (content === null) return;
      cut.current = { frame, address, degrees, content };
    }
    const image = await add(cut.current.content);
    // Cancelled meanwhile: the photo stays where it was handed in, and no form takes it.
    if (image !== null && !isGone.current) onDone({ ...image, ...(alt.trim() !== "" && { alt: alt.trim() }) });
  };

  const scaleOf = ({ canvas }: OpenedPhoto): number => straightScale(canvas.width, canvas.height, degrees);

  return (
    <Dialog
      title={words.title(name)}
      width={720}
      lightDismiss={false}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <output className="min-w-0 flex-1 text-meta text-ink-2">{isCutting ? words.cutting : progress}</output>
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button pending={isBusy} disabled={photo === null || photo === "unreadable"} onClick={() => void take()}>
            {words.take}
          </Button>
        </div>
      }
    >
      {isUncut ? (
        <Notice tone="danger" announce className="mb-3" title={words.uncut} />
      ) : (
        problem !== null && <Notice tone="danger" announce className="mb-3" title={problem} />
      )}
      {photo === "unreadable" ? (
        <Notice tone="warning" title={words.unreadable} />
      ) : photo === null ? (
        <p className="py-16 text-center text-ink-2">{words.opening}</p>
      ) : (
        <div className="grid gap-4">
          <div className="grid place-items-center rounded-lg bg-ink p-3">
            <ReactCrop
              aspect={pictureShapes[shape]}
              keepSelection
              ruleOfThirds
              minWidth={80}
              disabled={isBusy}
              crop={{
                unit: "%",
                x: frame.x * 100,
                y: frame.y * 100,
                width: frame.width * 100,
                height: frame.height * 100,
              }}
              ariaLabels={words.handles}
              onChange={(_pixels, { x, y, width, height }) =>
                setFrame({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
              }
            >
              {/* oxlint-disable-next-line next/no-img-element -- it lies in this browser alone */}
              <img
                src={photo.address}
                alt=""
                className="max-h-[44vh]"
                style={{ transform: `rotate(${degrees}deg) scale(${scaleOf(photo)})` }}
              />
            </ReactCrop>
          </div>
          <div className="flex items-center gap-2">
            <IconButton label={words.turnLeft} look="outline" disabled={isBusy} onClick={() => turn(-1)}>
              <RotateCcwIcon />
            </IconButton>
            <IconButton label={words.turnRight} look="outline" disabled={isBusy} onClick={() => turn(1)}>
              <RotateCcwIcon className="-scale-x-100" />
            </IconButton>
            <p className="min-w-0 flex-1 text-meta text-ink-2">
              {words.facts(size.width, size.height, file.size)}
              {(frame.width * photo.canvas.width) / scaleOf(photo) < enoughPixels && (
                <b className="block text-warning-ink">{words.small}</b>
              )}
            </p>
          </div>
          <label className="grid grid-cols-[auto_minmax(0,1fr)_4rem] items-center gap-3 text-name">
            {words.straighten}
            <input
              type="range"
              min={-mostDegrees}
              max={mostDegrees}
              step={0.5}
              value={degrees}
              disabled={isBusy}
              aria-valuetext={words.degrees(degrees)}
              className="min-h-11 accent-primary"
              onChange={(event) => setDegrees(event.target.valueAsNumber)}
            />
            <span aria-hidden className="text-end tabular-nums">
              {words.degrees(degrees)}
            </span>
          </label>
          <TextField
            label={words.alt}
            note={words.optional}
            hint={words.altHint}
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  );
}
