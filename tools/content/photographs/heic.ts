import decode from "heic-decode";
import sharp from "sharp";

/** File name extensions of photographs in the format of phones. */
export const heicEnding = /\.(heic|heif)$/i;

/**
 * Converts a photograph of a phone (HEIC) to a JPEG, upright and with its colour profile. sharp reads the
 * metadata of such a file, but its builds may not contain the decoder.
 * @throws Error when it is damaged
 */
export async function heicToJpeg(bytes: Buffer): Promise<Buffer> {
  const { width, height, data } = await decode({ buffer: bytes });
  const { icc } = await sharp(bytes).metadata();
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return icc ? withProfile(jpeg, icc) : jpeg;
}

/** Embeds a colour profile into the JPEG, without changing its pixels. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), profile]);
  const marker = Buffer.from([0xff, 0xe2, 0, 0]);
  // its length counts itself
  marker.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)]);
}
