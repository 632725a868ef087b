import { getBrand } from '../data/brands/brands.ts';
import { notePhrase } from '../data/products/notes.ts';
import { caskPhrases, sweetnessPhrases, tastePhrases } from '../data/products/phrases.ts';
import { servingPhrases } from '../data/products/serving.ts';
import { varieties } from '../data/products/varieties.ts';
import { createRandom, type Random } from '../random.ts';
import { readTextBlocks, text, textBy, type Text } from '../text.ts';
import type { Goods } from './goods.ts';

function groupBlocks(source: string, keyOf: (head: readonly string[]) => string): Map<string, Text[]> {
  const groups = new Map<string, Text[]>();
  for (const { head, text } of readTextBlocks(source)) {
    const key = keyOf(head);
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  return groups;
}

const casks = groupBlocks(caskPhrases, (head) => head.join(' '));
const tastes = groupBlocks(tastePhrases, (head) => head[0]!);
const sweetness = groupBlocks(sweetnessPhrases, (head) => head[0]!);
const servings = groupBlocks(servingPhrases, (head) => head[0]!);
const kinds = groupBlocks(varieties, (head) => head[0]!);

/** Two or three paragraphs on the goods: who makes it and how, what it is like, how it is served or kept. */
export function productText(goods: Goods): Text {
  const random = createRandom(`text ${goods.name.cs} ${goods.pack}`);
  const paragraphs = [
    [goods.brand && getBrand(goods.brand).introduction, ...makingOf(goods)],
    [goods.facts, ...tasteOf(goods, random)],
    [...servingOf(goods, random)],
  ]
    .map((sentences) => sentences.filter((sentence) => sentence !== undefined && sentence !== ''))
    .filter((sentences) => sentences.length > 0) as Text[][];
  return textBy((locale) =>
    paragraphs.map((sentences) => sentences.map((sentence) => sentence[locale]).join(' ')).join('\n\n'),
  );
}

function makingOf(goods: Goods): (Text | undefined)[] {
  return [caskOf(goods), goods.variety ? kinds.get(goods.variety)?.[0] : undefined, formatOf(goods), abvOf(goods)];
}

function caskOf({ cask, age }: Goods): Text | undefined {
  if (!cask) return undefined;
  const phrase = (age ? casks.get(`${cask} aged`) : undefined)?.[0] ?? casks.get(`${cask} any`)?.[0];
  if (!phrase) throw new Error(`No phrase for the cask ${cask} ${age ? 'with' : 'without'} an age`);
  return fill(phrase, { age: yearsText(age ?? 0) });
}

function formatOf({ format, strength }: Goods): Text | undefined {
  if (!strength) return undefined;
  const body = text(
    `Plnost směsi je na stupnici od 1 do 5 uváděna hodnotou ${strength}.`,
    `On a scale from 1 to 5 the body of the blend is given as ${strength}.`,
    `Auf einer Skala von 1 bis 5 wird der Körper der Mischung mit ${strength} angegeben.`,
  );
  if (!format) return body;
  const { name, length, ring } = format;
  const inches = ring / 64;
  const millimetres = Math.round(inches * 25.4);
  const measure = text(
    `Formát ${name} má délku ${length} mm a kroužek ${ring}, tedy průměr asi ${millimetres} mm.`,
    `The ${name} format is ${length} mm long with a ring gauge of ${ring}, about ${millimetres} mm across.`,
    `Das Format ${name} ist ${length} mm lang und hat Ringmaß ${ring}, also rund ${millimetres} mm Durchmesser.`,
  );
  return textBy((locale) => `${measure[locale]} ${body[locale]}`);
}

function abvOf({ abv, category }: Goods): Text | undefined {
  if (!abv || abv < 50 || category === 91) return undefined;
  const number = String(abv).replace('.', ',');
  return text(
    `Vyšší obsah alkoholu, ${number} %, snese několik kapek vody.`,
    `The higher strength of ${abv} per cent can take a few drops of water.`,
    `Der höhere Alkoholgehalt von ${number} Prozent verträgt einige Tropfen Wasser.`,
  );
}

function tasteOf({ tastes: notes, sweetness: level, category }: Goods, random: Random): (Text | undefined)[] {
  if (!notes) return [];
  const group = category >= 151 ? 'tobacco' : category >= 139 && category <= 145 ? 'beer' : 'still';
  const phrase = random.pick(tastes.get(group)!);
  const parts: Record<string, Text> = {};
  for (const [letter, keys] of Object.entries({ n: notes.nose, p: notes.palate, f: notes.finish })) {
    if (!keys) continue;
    parts[letter] = notePhrase(keys, 'of');
    parts[letter.toUpperCase()] = notePhrase(keys, 'object');
  }
  return [fill(phrase, parts), level ? sweetness.get(level)?.[0] : undefined];
}

function servingOf(goods: Goods, random: Random): Text[] {
  const phrases = servings.get(servingKind(goods));
  return phrases ? [random.pick(phrases)] : [];
}

/** The group of serving phrases that fits the goods. */
function servingKind({ category, subject }: Goods): string {
  const special: Readonly<Record<number, string>> = {
    9: 'whiterum',
    30: 'whiterum',
    31: 'whiterum',
    57: 'sloegin',
    79: 'grappa',
    86: 'herbal',
    87: 'fruitliqueur',
    88: 'cream',
    89: 'cream',
    90: 'cream',
    92: 'bitter',
    94: 'anise',
    95: 'rtd',
    137: 'archive',
    140: 'beer',
    141: 'ale',
    142: 'ale',
    143: 'beer',
    144: 'ale',
  };
  const bySubject: Readonly<Record<string, string>> = {
    fruit_spirit: 'fruit',
    cigar_box: 'cigar',
    pipe_tobacco: 'tobacco',
    hookah_tobacco: 'tobacco',
    snuff: 'tobacco',
  };
  return special[category] ?? bySubject[subject] ?? subject;
}

/** Puts values into `{name}` places. */
function fill(phrase: Text, values: Readonly<Record<string, Text>>): Text {
  return textBy((locale) =>
    phrase[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (!value) throw new Error(`Nothing to put into {${name}}: ${phrase.cs}`);
      return value[locale];
    }),
  );
}

/** `3 roky`, `12 years`, `1 Jahr`. */
export function yearsText(years: number): Text {
  const cs = years === 1 ? 'rok' : years < 5 ? 'roky' : 'let';
  return text(
    `${years} ${cs}`,
    `${years} ${years === 1 ? 'year' : 'years'}`,
    `${years} ${years === 1 ? 'Jahr' : 'Jahre'}`,
  );
}

/** What the law asks to be told of food before it is bought; nothing for other goods. */
export function ingredientsOf({ category, variety, cask }: Goods): Text | undefined {
  if (variety === 'mead') {
    return text(
      'Voda, med, koření. Obsahuje siřičitany.',
      'Water, honey, spices. Contains sulphites.',
      'Wasser, Honig, Gewürze. Enthält Sulfite.',
    );
  }
  if (category === 145) {
    return text(
      'Jablečný mošt, voda, cukr. Obsahuje siřičitany.',
      'Apple juice, water, sugar. Contains sulphites.',
      'Apfelmost, Wasser, Zucker. Enthält Sulfite.',
    );
  }
  if (category === 143) {
    return text(
      'Voda, pšeničný slad, ječný slad, chmel, kvasnice. Obsahuje lepek (pšenice, ječmen).',
      'Water, wheat malt, barley malt, hops, yeast. Contains gluten (wheat, barley).',
      'Wasser, Weizenmalz, Gerstenmalz, Hopfen, Hefe. Enthält Gluten (Weizen, Gerste).',
    );
  }
  if (category >= 139 && category <= 144) {
    return text(
      'Voda, ječný slad, chmel, kvasnice. Obsahuje lepek (ječmen).',
      'Water, barley malt, hops, yeast. Contains gluten (barley).',
      'Wasser, Gerstenmalz, Hopfen, Hefe. Enthält Gluten (Gerste).',
    );
  }
  if ((category >= 96 && category <= 137) || category === 93) {
    return text(
      'Hrozny, antioxidant: oxid siřičitý. Obsahuje siřičitany.',
      'Grapes, antioxidant: sulphur dioxide. Contains sulphites.',
      'Trauben, Antioxidationsmittel: Schwefeldioxid. Enthält Sulfite.',
    );
  }
  if (category === 88 || category === 89) {
    return text(
      'Smetana, cukr, líh, aroma, barvivo: karamel. Obsahuje mléko.',
      'Cream, sugar, alcohol, flavouring, colour: caramel. Contains milk.',
      'Sahne, Zucker, Alkohol, Aroma, Farbstoff: Zuckerkulör. Enthält Milch.',
    );
  }
  if (category === 90) {
    return text(
      'Vaječné žloutky, cukr, líh, aroma. Obsahuje vejce.',
      'Egg yolk, sugar, alcohol, flavouring. Contains egg.',
      'Eigelb, Zucker, Alkohol, Aroma. Enthält Ei.',
    );
  }
  if (category >= 85 && category <= 95 && category !== 91) {
    return text(
      'Voda, líh, cukr, výtažky z rostlin, aroma. Bez alergenů uváděných ze zákona.',
      'Water, alcohol, sugar, plant extracts, flavouring. Free of allergens that must be declared.',
      'Wasser, Alkohol, Zucker, Pflanzenauszüge, Aroma. Ohne deklarationspflichtige Allergene.',
    );
  }
  if (category <= 95 && cask && cask !== 'steel') {
    return text(
      'Destilát, voda, barvivo: karamel (E 150a). Bez alergenů uváděných ze zákona.',
      'Distillate, water, colour: caramel (E 150a). Free of allergens that must be declared.',
      'Destillat, Wasser, Farbstoff: Zuckerkulör (E 150a). Ohne deklarationspflichtige Allergene.',
    );
  }
  if (category <= 150) {
    return text(
      'Destilát, voda. Bez alergenů uváděných ze zákona.',
      'Distillate, water. Free of allergens that must be declared.',
      'Destillat, Wasser. Ohne deklarationspflichtige Allergene.',
    );
  }
  return undefined;
}
