import sharp from "sharp";

/**
 * The picture library reads no more than this in a process. The type is found in the content, and photos come as bytes:
 * of those only photos have a reader, since SVG can carry scripts and PDF is a program. SVG is read from files alone:
 * those are drawings of our own.
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
    "VipsForeignLoadSvgFile",
  ],
});

export { default as sharp } from "sharp";
