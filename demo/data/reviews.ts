import { readTable } from '../text.ts';

/** Sentences of reviews, one a line: Czech, English, German. A review takes one of each list that fits its stars. */
const sentences = (lines: string) => readTable(lines, 3).map(([cs, en, de]) => ({ cs: cs!, en: en!, de: de! }));

export const reviewTexts = {
  good: {
    deal: sentences(`
      Rychlá a bezproblémová domluva. | Quick and straightforward to deal with. | Schnelle und unkomplizierte Absprache.
      Spolehlivé jednání od první zprávy až po předání. | Reliable from the first contact to the handover. | Zuverlässig vom ersten Kontakt bis zur Übergabe.
      Vše proběhlo přesně podle domluvy. | Everything went exactly as agreed. | Alles lief genau wie vereinbart.
      Předání v dohodnutý čas a na dohodnutém místě. | Handed over at the agreed time and place. | Übergabe zur vereinbarten Zeit am vereinbarten Ort.
      Balíček dorazil druhý den po zaplacení. | The parcel arrived the day after payment. | Das Paket kam einen Tag nach der Zahlung an.
      Odpovědi do hodiny a vstřícnost při domlouvání termínu. | Answered within the hour and was flexible about the date. | Antworten innerhalb einer Stunde und flexibel beim Termin.
      Zásilka odeslána ještě týž den. | Dispatched on the very same day. | Noch am selben Tag verschickt.
      Milé a věcné jednání, na všechny dotazy přišla odpověď. | Friendly and to the point, every question was answered. | Freundlich und sachlich, jede Frage wurde beantwortet.
      Už druhý nákup a znovu bez výhrad. | My second purchase, and again nothing to complain about. | Schon der zweite Kauf und wieder ohne jede Beanstandung.
      Osobní předání v klidu, s možností si vše prohlédnout. | A relaxed handover with time to look at everything. | Entspannte Übergabe, alles konnte in Ruhe angesehen werden.
      Jednání férové, cena odpovídala stavu. | A fair deal at a price that matched the condition. | Faires Geschäft, der Preis entsprach dem Zustand.
      Domluva přes telefon i předání proběhly hladce. | The phone call and the handover both went smoothly. | Telefonat und Übergabe verliefen reibungslos.
    `),
    goods: sentences(`
      Láhev odpovídala popisu i fotografiím. | The bottle matched the description and photographs. | Die Flasche entsprach Beschreibung und Fotos.
      Kolek neporušený, hladina v pořádku. | Tax stamp intact, fill level as it should be. | Banderole unversehrt, Füllstand in Ordnung.
      Zabaleno tak, že by to přežilo i pád ze schodů. | Packed well enough to survive a fall down the stairs. | So gut verpackt, dass es auch einen Treppensturz überstanden hätte.
      Etiketa bez škrábance, přesně jak bylo napsáno. | The label had not a scratch, just as described. | Etikett ohne Kratzer, genau wie beschrieben.
      Poctivě zabaleno do bublinkové fólie a dvojitého kartonu. | Carefully packed in bubble wrap and a double box. | Sorgfältig in Luftpolsterfolie und doppeltem Karton verpackt.
      Stav ještě lepší, než sliboval inzerát. | In even better condition than the advert promised. | Der Zustand war noch besser, als die Anzeige versprach.
      Doutníky správně uložené, vlhkost bylo znát na první dotek. | The cigars had been stored properly, you could feel it at first touch. | Die Zigarren waren richtig gelagert, das merkt man sofort.
      K láhvi i původní karton v pěkném stavu. | The original box came with it, in good condition. | Auch der Originalkarton war dabei und gut erhalten.
      Víno bylo zjevně uložené v chladu a ve tmě. | The wine had clearly been kept cool and dark. | Der Wein lag offensichtlich kühl und dunkel.
      Drobná oděrka na krabičce byla předem přiznaná. | A small scuff on the box had been pointed out in advance. | Ein kleiner Kratzer am Karton war vorher angegeben.
      Sklo dorazilo celé, každý kus zvlášť zabalený. | The glassware arrived in one piece, each item wrapped separately. | Die Gläser kamen heil an, jedes einzeln verpackt.
      Přiložená účtenka z obchodu potěšila. | The receipt from the shop was a nice touch. | Der beigelegte Kassenbon war ein Pluspunkt.
    `),
    end: sentences(`
      Doporučuji. | Recommended. | Empfehlenswert.
      Děkuji a příště zase. | Thank you, and until next time. | Danke und gerne wieder.
      Všem sběratelům vřele doporučuji. | I warmly recommend them to any collector. | Allen Sammlern wärmstens zu empfehlen.
      Určitě nakoupím znovu. | I will certainly buy again. | Ich kaufe bestimmt wieder.
      Díky, ať se sbírce daří. | Thanks, and good luck with the collection. | Danke und weiterhin viel Freude mit der Sammlung.
      Takhle to má vypadat. | This is how it should be. | So soll es sein.
    `),
  },
  fair: {
    deal: sentences(`
      Nakonec v pořádku, jen domluva trvala déle. | Fine in the end, although arranging it took a while. | Am Ende in Ordnung, nur die Absprache zog sich hin.
      Předání se dvakrát posouvalo, ale omluva přišla vždy včas. | The handover was moved twice, but I was always told in time. | Die Übergabe wurde zweimal verschoben, aber immer rechtzeitig abgesagt.
      Zboží v pořádku, odeslání trvalo týden. | The goods were fine, dispatch took a week. | Ware in Ordnung, der Versand dauerte eine Woche.
      Jednání korektní, odpovědi po několika dnech. | Correct, with answers after several days. | Korrekt, Antworten kamen erst nach einigen Tagen.
      Celkem dobrá zkušenost s drobnou výhradou. | A fairly good experience with one small reservation. | Insgesamt gute Erfahrung mit einer kleinen Einschränkung.
      Domluva v pořádku, na místo se čekalo půl hodiny. | The arrangement was fine, but I waited half an hour at the meeting point. | Absprache in Ordnung, am Treffpunkt wartete ich eine halbe Stunde.
    `),
    goods: sentences(`
      Krabička byla odřenější než na fotografii. | The box was more worn than in the photograph. | Der Karton war abgenutzter als auf dem Foto.
      Balení by zasloužilo víc výplně, ale láhev dorazila celá. | It could have used more padding, but the bottle arrived whole. | Etwas mehr Polsterung hätte nicht geschadet, aber die Flasche kam heil an.
      Etiketa je na zadní straně trochu zašlá, o tom v inzerátu nic nebylo. | The back label is slightly stained, which the advert did not mention. | Das Rückenetikett ist leicht fleckig, davon stand nichts in der Anzeige.
      Samotná láhev odpovídala popisu. | The bottle itself matched the description. | Die Flasche selbst entsprach der Beschreibung.
      Fotografie byly starší, stav přesto dobrý. | The photographs were older, the condition still good. | Die Fotos waren älter, der Zustand trotzdem gut.
    `),
    end: sentences(`
      S přimhouřeným okem dobré. | Good, all things considered. | Unter dem Strich gut.
      Příště prosím podrobnější popis. | A more detailed description next time, please. | Beim nächsten Mal bitte genauer beschreiben.
      Celkově spokojenost. | Satisfied overall. | Insgesamt zufrieden.
    `),
  },
  bad: {
    deal: sentences(`
      Na domluvené místo nikdo nepřišel a omluva až druhý den. | Nobody came to the agreed place, and the apology only came the next day. | Am vereinbarten Ort erschien niemand, die Entschuldigung kam erst am nächsten Tag.
      Po domluvě už nepřišla žádná odpověď. | The seller stopped answering after we had agreed. | Nach der Absprache kam keine Antwort mehr.
      Odeslání trvalo tři týdny, na dotazy skoro žádná reakce. | Dispatch took three weeks, with hardly any reaction to questions. | Der Versand dauerte drei Wochen, auf Fragen kam kaum eine Reaktion.
      Cena se na místě najednou změnila. | The price suddenly changed on the spot. | Vor Ort galt plötzlich ein anderer Preis.
      Zboží bylo mezitím prodané někomu jinému. | The goods had meanwhile been sold to somebody else. | Die Ware war inzwischen an jemand anderen verkauft.
    `),
    goods: sentences(`
      Hladina byla výrazně níž než na fotografii. | The fill level was well below the one in the photograph. | Der Füllstand lag deutlich unter dem auf dem Foto.
      Kolek byl natržený a v popisu o tom nic nestálo. | The tax stamp was torn, and the description said nothing about it. | Die Banderole war eingerissen, in der Beschreibung stand davon nichts.
      Bez výplně, láhev se v krabici volně pohybovala. | No padding, the bottle was rolling about in the box. | Ohne Polsterung, die Flasche rollte im Karton umher.
      Doutníky byly vyschlé a obal praskal. | The cigars had dried out and the wrapper was cracking. | Die Zigarren waren ausgetrocknet, das Deckblatt brach.
    `),
    end: sentences(`
      Příště raději jinde. | Somewhere else next time. | Nächstes Mal lieber anderswo.
      Škoda, inzerát vypadal slibně. | A pity, the advert looked promising. | Schade, die Anzeige sah vielversprechend aus.
      Peníze se nakonec vrátily, čas už ne. | I got my money back in the end, but not my time. | Das Geld kam am Ende zurück, die Zeit nicht.
    `),
  },
};

export const replyTexts = {
  good: sentences(`
    Děkuji za milé hodnocení a přeji příjemné ochutnávání. | Thank you for the kind review, and enjoy the tasting. | Danke für die nette Bewertung und viel Freude beim Verkosten.
    Díky za rychlou platbu a příjemné předání. | Thanks for the quick payment and the pleasant handover. | Danke für die schnelle Zahlung und die angenehme Übergabe.
    Rádo se stalo, ať dělá láhev radost. | My pleasure, I hope you enjoy the bottle. | Gern geschehen, viel Freude mit der Flasche.
  `),
  bad: sentences(`
    Omlouvám se, ten týden se mi sešlo víc věcí najednou. Příště odešlu hned. | I am sorry, too much came together that week. Next time I will dispatch at once. | Es tut mir leid, in der Woche kam vieles zusammen. Beim nächsten Mal verschicke ich sofort.
    Mrzí mě to. Na vadu mělo upozornit už foto, nové fotografie jsou v inzerátu. | I am sorry about that. The advert now has new photographs that show the flaw. | Das tut mir leid. Die Anzeige hat jetzt neue Fotos, auf denen der Mangel zu sehen ist.
    Děkuji za upozornění, od té doby posílám vše v pevnějším kartonu a s větší výplní. | Thank you for pointing it out. I have used stronger boxes and more padding since then. | Danke für den Hinweis. Seither nehme ich festere Kartons und mehr Polsterung.
  `),
};

/** A review that an administrator has hidden. */
export const hiddenReview = {
  stars: 1,
  text: 'Banda zlodějů, jeden jako druhý. Kdo tu koupí, je hlupák.',
  /** Position in `reviewReasons`. */
  reason: 0,
};
