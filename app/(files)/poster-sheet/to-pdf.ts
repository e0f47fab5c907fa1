import { deflateSync } from 'node:zlib';

const POINTS_PER_MM = 72 / 25.4;

interface Sheet {
  /** A PNG of 8 bits a colour without alpha. */
  png: Buffer;
  widthPx: number;
  heightPx: number;
  /** Includes the bleed. */
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  title: string;
  language: string;
  /** Opened by a tap on the page. */
  url: string;
}

/** PDF takes a PNG's compressed data as it is. */
function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

/** UTF-16, which every reader takes. */
function text(words: string): string {
  const bytes = Buffer.from(`\ufeff${words}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/** One page with one picture needs no PDF library. */
export function toPdf(sheet: Sheet): Buffer {
  const { widthPx, heightPx, bleedMm, title, language, url } = sheet;
  const points = (mm: number) => (mm * POINTS_PER_MM).toFixed(3);
  const [width, height] = [points(sheet.widthMm), points(sheet.heightMm)];
  const trim = [bleedMm, bleedMm, sheet.widthMm - bleedMm, sheet.heightMm - bleedMm].map(points);
  const picture = dataOf(sheet.png);
  const drawing = deflateSync(Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Poster Do Q`));
  const link = url.replace(/[\\()]/g, (sign) => `\\${sign}`);
  const objects: [head: string, stream?: Buffer][] = [
    [
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    ],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /BleedBox [0 0 ${width} ${height}] ` +
        `/TrimBox [${trim.join(' ')}] /Resources << /XObject << /Poster 5 0 R >> >> /Contents 4 0 R ` +
        `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 ${width} ${height}] /Border [0 0 0] ` +
        `/A << /S /URI /URI (${link}) >> >>] >>`,
    ],
    [`<< /Length ${drawing.length} /Filter /FlateDecode >>`, drawing],
    [
      `<< /Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Length ${picture.length} /Filter /FlateDecode /DecodeParms << /Predictor 15 ` +
        `/Colors 3 /BitsPerComponent 8 /Columns ${widthPx} >> >>`,
      picture,
    ],
    [`<< /Title ${text(title)} >>`],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  let at = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const write = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    at += bytes.length;
  };
  for (const [index, [head, stream]] of objects.entries()) {
    offsets.push(at);
    write(`${index + 1} 0 obj\n${head}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  }
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  write(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${count} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
