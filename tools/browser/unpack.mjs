// Unpacks the Chromium that the npm package @sparticuz/chromium carries:  node unpack.mjs FOLDER
import { chmodSync, createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const folder = process.argv[2];
const packed = join(import.meta.dirname, 'node_modules', '@sparticuz', 'chromium', 'bin');
mkdirSync(folder, { recursive: true });
await Promise.all(
  ['chromium', 'al2023.tar', 'swiftshader.tar', 'fonts.tar'].map((name) =>
    pipeline(
      createReadStream(join(packed, `${name}.br`)),
      createBrotliDecompress({ chunkSize: 1 << 21 }),
      createWriteStream(join(folder, name)),
    ),
  ),
);
chmodSync(join(folder, 'chromium'), 0o755);
