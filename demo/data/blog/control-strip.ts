import type { ShopWords } from '../shops/demo-shop.ts';
import type { PostTexts } from './post-texts.ts';

export const controlStrip = (words: ShopWords): PostTexts => ({
  category: 'collecting',
  author: 'Redakce Karafa',
  theme: 'whisky',
  texts: {
    cs: {
      title: 'Kolek na lahvi: co kontrolní páska prozradí',
      perex:
        'Proužek přes uzávěr většina lidí odtrhne bez povšimnutí. Pro kupujícího je přitom prvním důkazem, že lahev pochází z legálního prodeje.',
      body: `
Lidově kolek, úředně **kontrolní páska**. Nenápadný proužek papíru přelepený přes hrdlo lahve dokládá, že lihovina byla ${words.inCountry.cs} řádně uvedena na trh a že z ní byla odvedena spotřební daň. Kdo kupuje od soukromé osoby, měl by mu věnovat pozornost jako první.

## Odkud se vzala

${words.stripOrigin.cs}

## Jak má vypadat

Správná páska:

- je nalepena **přes uzávěr** tak, že se při otevření musí přetrhnout,
- nese číslo, údaj o objemu a obsahu alkoholu a evidenční kód,
- má ochranné prvky: jemnou kresbu, vlákna a proměnlivý tisk,
- odpovídá lahvi: uvádí stejný objem a stejnou sílu jako etiketa.

${words.stripExempt.cs}

## Když páska chybí nebo je poškozená

Mechanické poškození se stává: páska se odře o karton nebo zvlhne. Pro sběratele to snižuje cenu, pro prodej určený ke konzumaci je však neporušený uzávěr i páska podmínkou. Lahev s přetrženou páskou se považuje za otevřenou.

Lahve dovezené pro vlastní potřebu z jiného státu Evropské unie zdejší pásku nenesou. Vlastnit je smíte, **prodávat je však dál nelze**. To platí i pro nákupy z bezcelních zón. Stejně tak není možné nabízet domácí či pěstitelskou pálenku.

## Tabáková nálepka

Obdobou je nálepka na doutnících, doutníčcích a dýmkovém tabáku. Lepí se na uzavřené jednotkové balení a na rozdíl od pásky nese u některých výrobků i cenu. Jednotlivý doutník lze proto prodat jen tehdy, je-li samostatně zabalen a označen. Krabici s odloupnutou nálepkou na portál nepřijímáme.

## Co udělat před koupí

1. Vyžádejte si **fotografii pásky** tak ostrou, aby šly údaje přečíst.
2. Porovnejte objem a sílu s etiketou.
3. U dražších lahví si zapište číslo pásky a ponechte si komunikaci s prodejcem.
4. Při osobním předání zkontrolujte, zda páska drží po celé délce a není přelepená.
5. Máte-li pochybnost, lahev nekupujte a inzerát nahlaste. Posoudíme jej a prodejce vyzveme k vysvětlení.

## Staré lahve ve sbírkách

Zvláštní kapitolou jsou lahve stočené před zavedením pásek nebo s pásky starších vzorů. Sběratelé je mezi sebou vyměňují jako doklad doby a jejich hodnota je v etiketě, skle a příběhu. Takové kusy patří do kategorie Raritní lahve, v popisu musí být uvedeno přibližné stáří a prodejce nesmí tvrdit, že jde o nápoj určený ke konzumaci.

## Proč na tom trváme

Značení chrání kupujícího i poctivého prodejce. Lahev s dohledatelným původem se prodává lépe a za vyšší cenu než taková, jejíž historii nikdo nezná. Pravidlo je proto jednoduché: **bez pásky a nálepky není inzerát**. Výjimkou jsou prázdné lahve a obaly, ty mají své místo v oddělení sběratelství.
`,
    },
    en: {
      title: 'The strip on the bottle: what the control stamp tells',
      perex:
        'Most people tear the strip across the closure without a glance. For a buyer it is the first proof that the bottle comes from legal sale.',
      body: `
In everyday speech it is the *kolek*, officially the **control strip**. A modest piece of paper across the neck of the bottle shows that the spirit was properly placed on the market ${words.inCountry.en} and that excise duty was paid. Anyone buying from a private person should look at it first.

## Where it comes from

${words.stripOrigin.en}

## What it should look like

A proper strip:

- is glued **across the closure**, so that opening tears it,
- carries a number, the volume, the strength and a register code,
- has protective features: fine lines, fibres and variable print,
- matches the bottle, that is the volume and strength on its label.

${words.stripExempt.en}

## When it is missing or damaged

Damage happens: the strip rubs against the box or gets damp. For a collector that lowers the price; for spirits meant to be drunk, an intact closure and strip are a condition. A bottle with a torn strip counts as opened.

Bottles brought for personal use from another EU country carry no strip of this country. You may own them, but you **may not sell them on**. The same goes for duty-free purchases and for home distillate.

## The tobacco stamp

Its counterpart is the stamp on cigars, cigarillos and pipe tobacco. It is stuck on the closed unit pack. A single cigar may therefore be sold only if it is packed and stamped singly. We do not accept adverts for boxes whose stamp has come off.

## Before you buy

1. Ask for a **photograph of the strip**, sharp enough to read.
2. Compare volume and strength with the label.
3. For expensive bottles note the number and keep your messages.
4. At the handover, check that the strip sticks along its whole length.
5. If in doubt, do not buy, and report the advert. We will look into it.

## Old bottles in collections

Bottles filled before the strips were introduced, or with older patterns, are a chapter of their own. Their value lies in label, glass and story. They belong among the rare bottles; the advert must give their approximate age and may not claim that they are meant for drinking.

## Why we insist

Marking protects the buyer as well as the honest seller. A bottle of known origin sells better than one whose history nobody knows. The rule is simple: **no strip or stamp, no advert**. Empty bottles and packaging are the exception and have their place among the collectibles.
`,
    },
    de: {
      title: 'Der Streifen am Flaschenhals: was die Banderole verrät',
      perex:
        'Die meisten reißen den Streifen über dem Verschluss achtlos ab. Für Käufer ist er der erste Beleg, dass die Flasche aus legalem Handel stammt.',
      body: `
Umgangssprachlich heißt er *Kolek*, amtlich **Kontrollstreifen**. Das unscheinbare Papier über dem Flaschenhals belegt, dass die Spirituose ${words.inCountry.de} ordnungsgemäß in Verkehr gebracht und die Verbrauchsteuer entrichtet wurde. Wer von Privat kauft, sollte ihn zuerst ansehen.

## Woher er kommt

${words.stripOrigin.de}

## Wie er aussehen soll

Ein korrekter Streifen:

- klebt **über dem Verschluss**, sodass er beim Öffnen reißt,
- trägt Nummer, Inhalt, Alkoholgehalt und Registercode,
- besitzt Sicherheitsmerkmale: feine Linien, Fasern und wechselnden Druck,
- stimmt mit Inhalt und Stärke auf dem Etikett überein.

${words.stripExempt.de}

## Wenn er fehlt oder beschädigt ist

Schäden kommen vor: Der Streifen scheuert am Karton oder wird feucht. Für Sammler mindert das den Preis; bei Spirituosen zum Trinken sind unversehrter Verschluss und Streifen Bedingung. Eine Flasche mit gerissenem Streifen gilt als geöffnet.

Flaschen, die für den Eigenbedarf aus einem anderen EU-Staat mitgebracht wurden, tragen keinen hiesigen Streifen. Besitzen darf man sie, **weiterverkaufen nicht**. Gleiches gilt für zollfreie Einkäufe und selbst Gebranntes.

## Das Steuerzeichen auf Tabak

Das Gegenstück ist das Zeichen auf Zigarren, Zigarillos und Pfeifentabak, angebracht auf der geschlossenen Kleinverkaufspackung. Eine einzelne Zigarre darf deshalb nur verkauft werden, wenn sie einzeln verpackt und gekennzeichnet ist. Kisten mit abgelöstem Zeichen nehmen wir nicht an.

## Vor dem Kauf

1. Bitten Sie um ein **Foto des Streifens**, scharf genug zum Lesen.
2. Vergleichen Sie Inhalt und Stärke mit dem Etikett.
3. Notieren Sie bei teuren Flaschen die Nummer und bewahren Sie die Nachrichten auf.
4. Prüfen Sie bei der Übergabe, ob der Streifen auf ganzer Länge haftet.
5. Im Zweifel nicht kaufen und die Anzeige melden. Wir gehen dem nach.

## Alte Flaschen in Sammlungen

Ein eigenes Kapitel sind Flaschen aus der Zeit vor den Streifen oder mit älteren Mustern. Ihr Wert liegt in Etikett, Glas und Geschichte. Sie gehören zu den Raritäten; die Anzeige muss das ungefähre Alter nennen und darf nicht behaupten, sie seien zum Trinken bestimmt.

## Warum wir darauf bestehen

Die Kennzeichnung schützt Käufer wie ehrliche Verkäufer. Eine Flasche bekannter Herkunft verkauft sich besser als eine mit ungewisser Geschichte. Die Regel ist einfach: **ohne Streifen oder Steuerzeichen keine Anzeige**. Ausgenommen sind leere Flaschen und Verpackungen, die bei den Sammlerstücken ihren Platz haben.
`,
    },
  },
});
