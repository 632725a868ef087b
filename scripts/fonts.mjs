// Cuts the fonts of the interface down to the letters of Europe's Latin languages and the weights in use.
// Their results are kept in src/web/ui/fonts; run `node scripts/fonts.mjs` after changing anything here.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const parts = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + 'Œœ–—‘’‚“”„†‡•…‰‹›⁄€™−→',
  // Czech and Slovak, Polish, Hungarian; Romanian, Croatian, Turkish, Latvian, Lithuanian.
  'latin-ext': 'ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĂăȘșȚțĐđĞğİıŞşŢţĀāĒēĪīŪūĢģĶķĻļŅņĖėĮįŲų',
};
const fonts = [
  { name: 'source-sans-3', weights: { min: 400, max: 700 } },
  { name: 'fraunces', weights: 600 },
];
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

for (const { name, weights } of fonts) {
  for (const [part, letters] of Object.entries(parts)) {
    const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
    const subset = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      keepFeatures,
      variationAxes: { wght: weights },
    });
    writeFileSync(`src/web/ui/fonts/${name}-${part}.woff2`, subset);
    console.log(`${name}-${part}: ${whole.length} → ${subset.length} bytes`);
  }
}
