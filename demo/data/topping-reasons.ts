import { readTextBlocks } from '../text.ts';

/** Why administrators reject toppings. The head of each holds its short name in the three languages. */
export const toppingReasons = readTextBlocks(`
  # Nekvalitní fotografie | Poor photographs | Schlechte Fotos
  cs: Fotografie inzerátu jsou rozmazané nebo tmavé. Na prvních místech ukazujeme jen inzeráty, na kterých je zboží dobře vidět.
  en: The photographs of the advert are blurred or dark. In the first places we only show adverts with a clear view of the goods.
  de: Die Fotos der Anzeige sind unscharf oder dunkel. Ganz oben zeigen wir nur Anzeigen, auf denen die Ware gut zu sehen ist.

  # Zavádějící popis | Misleading description | Irreführende Beschreibung
  cs: Popis inzerátu neodpovídá nabízenému zboží. Upravte ho prosím a o topování požádejte znovu.
  en: The description does not match the goods offered. Please correct it and request the promotion again.
  de: Die Beschreibung passt nicht zur angebotenen Ware. Bitte korrigieren Sie sie und beantragen Sie die Hervorhebung erneut.
`);
