/**
 * Sentences that texts of products are put together from.
 * {n} {p} {f}: scent, taste and finish after "tones of"; {N} {P} {F}: the same as an object; {age}: 12 years; {abv}: 40.
 */

/** How the spirit matured: cask, `aged` with a stated age or `any` without. */
export const caskPhrases = `
# bourbon | aged
cs: Destilát zrál nejméně {age} v sudech z amerického dubu, ve kterých předtím ležel bourbon.
en: The spirit matured for at least {age} in American oak casks that had held bourbon before.
de: Das Destillat reifte mindestens {age} in Fässern aus amerikanischer Eiche, in denen zuvor Bourbon lag.

# bourbon | any
cs: Zrání probíhá v sudech po bourbonu a věk jednotlivých složek výrobce neuvádí.
en: The spirit matures in ex-bourbon casks; the age of its components is not stated.
de: Die Reife erfolgt in Ex-Bourbonfässern, das Alter der Komponenten wird nicht angegeben.

# sherry | aged
cs: Nejméně {age} zrání v sudech po sherry oloroso se projevuje tmavší barvou i plnější chutí.
en: At least {age} in oloroso sherry casks show in the darker colour and the fuller taste.
de: Mindestens {age} in Oloroso-Sherryfässern zeigen sich in dunklerer Farbe und vollerem Geschmack.

# sherry | any
cs: O povaze rozhodují sudy po sherry, které dodávají tmavší barvu a plnější chuť.
en: Sherry casks decide its nature and lend a darker colour and a fuller taste.
de: Den Charakter bestimmen Sherryfässer, die eine dunklere Farbe und volleren Geschmack verleihen.

# px | any
cs: Po základním zrání následuje ještě několik měsíců v sudech po sherry Pedro Ximénez.
en: The basic maturation is followed by some months in Pedro Ximénez sherry casks.
de: Auf die Grundreife folgen einige Monate in Fässern von Pedro-Ximénez-Sherry.

# mixed | aged
cs: Zrání trvalo nejméně {age}; mladší i starší sudy po bourbonu a po sherry se mísí až před stáčením.
en: The spirit matured for at least {age}; casks from bourbon and from sherry are married only before bottling.
de: Die Reife dauerte mindestens {age}; Fässer von Bourbon und Sherry werden erst vor der Abfüllung vermählt.

# mixed | any
cs: Směs se skládá z destilátů ze dvou druhů sudů, po bourbonu a po sherry, věk výrobce neuvádí.
en: The bottling is composed of spirit from two kinds of cask, bourbon and sherry, without an age statement.
de: Die Abfüllung setzt sich aus Destillaten zweier Fassarten zusammen, Bourbon und Sherry, ohne Altersangabe.

# newoak | aged
cs: Destilát zrál nejméně {age} v nových, zevnitř vypálených sudech z amerického dubu.
en: The spirit matured for at least {age} in new, charred casks of American oak.
de: Das Destillat reifte mindestens {age} in neuen, ausgekohlten Fässern aus amerikanischer Eiche.

# newoak | any
cs: Nové, zevnitř vypálené dubové sudy dávají výraznější barvu, vanilku a koření.
en: New, charred oak casks give a deeper colour, vanilla and spice.
de: Neue, ausgekohlte Eichenfässer geben kräftigere Farbe, Vanille und Würze.

# solera | aged
cs: Zrání probíhá soustavou solera, ve které se mladší destiláty doplňují do starších sudů; nejmladší složka má {age}.
en: The spirit matures in a solera, younger distillates topping up older casks; the youngest component is {age} old.
de: Die Reife erfolgt in einer Solera, in der jüngere Destillate ältere Fässer auffüllen; die jüngste Komponente ist {age} alt.

# solera | any
cs: Zrání probíhá soustavou solera, ve které se destiláty různého stáří postupně mísí.
en: The spirit matures in a solera, in which distillates of different ages are gradually married.
de: Die Reife erfolgt in einer Solera, in der Destillate verschiedenen Alters nach und nach vermählt werden.

# cognac | aged
cs: První roky zrál destilát v Karibiku v sudech po bourbonu, závěr z celkových nejméně {age} proběhl ve Francii v sudech po koňaku.
en: The first years were spent in the Caribbean in bourbon casks, the last of at least {age} in France in cognac casks.
de: Die ersten Jahre lag das Destillat in der Karibik in Bourbonfässern, den Abschluss der mindestens {age} bildeten Cognacfässer in Frankreich.

# cognac | any
cs: Základní zrání v Karibiku doplňuje závěrečné období ve Francii v sudech po koňaku.
en: Maturation in the Caribbean is completed by a last period in France in cognac casks.
de: Die Reife in der Karibik wird durch eine Schlussphase in Frankreich in Cognacfässern ergänzt.

# french | aged
cs: Nejméně {age} v sudech z francouzského dubu dalo destilátu jemnou tříslovinu a suché koření.
en: At least {age} in French oak gave the spirit fine tannin and dry spice.
de: Mindestens {age} in französischer Eiche gaben dem Destillat feinen Gerbstoff und trockene Würze.

# limousin | aged
cs: Nejméně {age} zrání v dubových sudech zakulatilo chuť a dodalo zlatavou barvu.
en: At least {age} in oak casks rounded the taste and lent a golden colour.
de: Mindestens {age} im Eichenfass haben den Geschmack abgerundet und für die goldene Farbe gesorgt.

# limousin | any
cs: Destiláty zrají v sudech z limousinského dubu, jehož širší léta propouštějí více třísloviny a koření.
en: The spirits mature in Limousin oak, whose wider grain gives more tannin and spice.
de: Die Destillate reifen in Limousineiche, deren gröbere Maserung mehr Gerbstoff und Würze abgibt.

# rum | aged
cs: Po hlavním zrání, které s dokončením trvalo nejméně {age}, následovaly měsíce v sudech po karibském rumu.
en: The main maturation, at least {age} with the finish, was followed by months in Caribbean rum casks.
de: Auf die Hauptreife, mit Finish mindestens {age}, folgten Monate in Fässern von karibischem Rum.

# port | aged
cs: Whisky zrála nejméně {age} a před stáčením ji sklepmistr uložil do sudů po portském víně.
en: The whisky matured for at least {age} and was moved to port pipes before bottling.
de: Der Whisky reifte mindestens {age} und wurde vor der Abfüllung in Portweinfässer umgelegt.

# wine | any
cs: Část destilátu zraje v sudech po červeném víně a část v sudech z japonského dubu mizunara.
en: Part of the spirit matures in red wine casks, part in Japanese mizunara oak.
de: Ein Teil des Destillats reift in Rotweinfässern, ein Teil in japanischer Mizunara-Eiche.

# czechoak | aged
cs: Nejméně {age} zrání v sudech z českého dubu je na kontinentální whisky neobvyklá doba.
en: At least {age} in casks of Czech oak is an unusual time for a continental whisky.
de: Mindestens {age} in Fässern aus tschechischer Eiche sind für einen kontinentalen Whisky ungewöhnlich.

# oak | aged
cs: Zrání v dubových sudech trvalo nejméně {age}.
en: It rested in oak casks for at least {age}.
de: Die Reife im Eichenfass dauerte mindestens {age}.

# oak | any
cs: Před stáčením odpočívá v dubových sudech, které chuť zakulatí, aniž by ji překryly.
en: Before bottling it rests in oak casks that round the taste without covering it.
de: Vor der Abfüllung ruht es in Eichenfässern, die den Geschmack abrunden, ohne ihn zu überdecken.

# steel | any
cs: Destilát odpočívá v nerezových nádržích, aby si zachoval čistý projev suroviny.
en: The spirit rests in stainless steel, so that the raw material speaks clearly.
de: Das Destillat ruht in Edelstahl, damit der Rohstoff klar zur Geltung kommt.
`;

/** What a nose and a tongue find. Group `still` for spirits and wines, `beer` for beer and the like, `tobacco`. */
export const tastePhrases = `
# still
cs: Ve vůni se objevují tóny {n}. Chuť přináší {P} a v závěru zůstává dojem {f}.
en: The nose shows {N}. The palate brings {P}, and the finish leaves an impression of {F}.
de: In der Nase zeigen sich Noten von {n}. Der Geschmack bringt {P}, im Abgang bleibt ein Eindruck von {f}.

# still
cs: Vůně připomíná {N}. V chuti navazují tóny {p}, závěr je delší a nese stopu {f}.
en: The scent recalls {N}. Tones of {P} follow on the palate; the finish is on the long side with a trace of {F}.
de: Der Duft erinnert an {N}. Am Gaumen schließen sich Noten von {p} an, der längere Abgang trägt eine Spur von {f}.

# still
cs: Vůně nabízí {N}, na patře se přidávají tóny {p}. Dozvuk patří tónům {f}.
en: The scent offers {N}, joined on the palate by {P}. The aftertaste belongs to {F}.
de: Der Duft bietet {N}, am Gaumen kommen Noten von {p} hinzu. Der Nachhall gehört den Noten von {f}.

# still
cs: Charakter určují tóny {n}, které v chuti doplňuje spojení {p}. Závěr doznívá v náznacích {f}.
en: Its character is set by {N}, to which the palate adds a mix of {P}. The finish fades in hints of {F}.
de: Den Charakter bestimmen Noten von {n}, zu denen am Gaumen ein Zusammenspiel von {p} tritt. Der Abgang klingt mit Anklängen von {f} aus.

# still
cs: Ve sklenici se postupně rozvíjejí tóny {n}. Chuť je vyvážená, s nádechem {p}; dochuť připomíná {F}.
en: In the glass, {N} unfold one after another. The taste is balanced, with a touch of {P}, and the finish recalls {F}.
de: Im Glas entfalten sich nach und nach Noten von {n}. Der Geschmack ist ausgewogen, mit einem Hauch von {p}; der Abgang erinnert an {F}.

# still
cs: Na první přivonění je zřetelná stopa {n}. Následuje chuť s tóny {p} a středně dlouhý závěr s dotekem {f}.
en: The first impression is a clear trace of {N}. A taste of {P} follows, then a finish of medium length with a touch of {F}.
de: Beim ersten Eindruck fällt eine klare Spur von {n} auf. Es folgt ein Geschmack von {p} und ein mittellanger Abgang mit einem Anklang von {f}.

# still
cs: Kdo nechá sklenici chvíli stát, najde ve vůni {N}. Chuť pak rozvádí tóny {p} a uzavírá ji náznak {f}.
en: Those who let the glass stand a while will find {N} on the nose. The taste goes on with {P} and closes with a hint of {F}.
de: Wer das Glas etwas stehen lässt, findet in der Nase {N}. Der Geschmack führt Noten von {p} fort und schließt mit einem Hauch von {f}.

# beer
cs: Vůně přináší {N}. V chuti se střetávají tóny {p} a doznívá stopa {f}.
en: The scent brings {N}. Tones of {P} meet on the palate, and a trace of {F} lingers.
de: Der Duft bringt {N}. Am Gaumen treffen Noten von {p} aufeinander, eine Spur von {f} klingt nach.

# beer
cs: Po nalití jsou zřetelné tóny {n}. Plnost chuti dávají tóny {p}, závěr je čistý s náznakem {f}.
en: Once poured, it shows {N}. The palate owes its body to {P}; the finish is clean with a hint of {F}.
de: Nach dem Einschenken zeigen sich Noten von {n}. Fülle geben Noten von {p}, der Abgang ist klar mit einem Hauch von {f}.

# tobacco
cs: Výrobce popisuje směs tóny {p}.
en: The maker describes the blend by tones of {P}.
de: Der Hersteller beschreibt die Mischung mit Noten von {p}.

# tobacco
cs: Podle popisu výrobce převládají tóny {p}.
en: According to the maker, tones of {P} prevail.
de: Nach Angaben des Herstellers überwiegen Noten von {p}.
`;

/** The sweetness of a wine. */
export const sweetnessPhrases = `
# dry
cs: Víno je suché.
en: The wine is dry.
de: Der Wein ist trocken.

# offdry
cs: Víno je polosuché, zbytkový cukr je vyvážen kyselinou.
en: The wine is off-dry, its residual sugar balanced by acidity.
de: Der Wein ist halbtrocken, die Säure gleicht den Restzucker aus.

# medium
cs: Víno je polosladké.
en: The wine is medium sweet.
de: Der Wein ist lieblich.

# sweet
cs: Víno je sladké.
en: The wine is sweet.
de: Der Wein ist süß.

# brut
cs: Zbytkový cukr odpovídá kategorii brut.
en: Its residual sugar is in the brut range.
de: Der Restzucker liegt im Bereich Brut.

# extrabrut
cs: Nízký zbytkový cukr odpovídá kategorii extra brut.
en: Its low residual sugar is in the extra brut range.
de: Der geringe Restzucker liegt im Bereich Extra Brut.

# extradry
cs: Zbytkový cukr odpovídá kategorii extra dry, tedy mírně nad brut.
en: Its residual sugar is in the extra dry range, slightly above brut.
de: Der Restzucker liegt im Bereich Extra Dry, also etwas über Brut.

# demisec
cs: Zbytkový cukr odpovídá kategorii demi-sec.
en: Its residual sugar is in the demi-sec range.
de: Der Restzucker liegt im Bereich Demi-Sec.
`;
