/** Private sellers by the language they write in. */
export const usernames = {
  cs: `pavel.novotny Tomas.Dvorak kubik74 whiskyman.cz honza.ostrava Jirka.Plzen sberatel.miniatur michal.urban Radek82
  stara.lahev petr.kolar Vinar.Lubos slivovicar lukas.benes marek.pokorny KarelH rumovy.klub zdenek.krejci Ondra.Brno vit.havranek
  martin.sedlak david.prochazka dymkar62 Jan.Valasek bohous.zlin josef.malik milos.kubat AlesT filip.horak roman.stastny
  Stepan.Vesely jarda.jihlava ivo.bartos Kamil.Cerny robert.hajek patrik.nemec dusan.blaha libor.fiala vaclav.kralik Miroslav.Simek
  humidor.brno Otakar1961 etiketar peter.kovac MarianHoracek juraj.balaz jozef.tatran miro.trnava Lubomir.Zvolen stefan.nitra
  hana.ruzickova Lenka.vinoteka jana.bila katka.olomouc Eva.Marikova monika.veverka petra.tumova zuzana.polakova barmanka.tereza
  Alena.Hruba vinny.sklep stary.porter bednarstvi.doma pohar.a.karafa tabatierka retro.bar kolekce.skla Vojta.Tabor dan.krumlov
  sommelier.amater jakub.kadlec adam.vlcek Matej.Liberec igor.sulc bretislav.k rudolf.kolin hynek.most ctirad.uhlir stanley.HK
  Premek.Opava viktor.doubrava sarka.nova LadislavB ovocny.sad archiv.vin sklep.pod.lipou BorisM`,
  en: `James.Whitfield oldbottles.prague cigar.reader AndrewInBrno malt.and.peat emma.caldwell rob.thornton dram.collector
  Sarah.Lindqvist mikeinpilsen`,
  de: `Jens.Hartmann whiskyfreund.dd Klaus.Riedl sammler.passau Anja.Winkler tabakdose.wien Uwe.Lehmann weinkeller.linz`,
} as const;

/** Businesses: username | language | company | the first seven digits of its number | address. All are invented. */
export const businesses = `
  vinoteka.podloubi | cs | Vinotéka Podloubí s.r.o. | 9912041 | Horní náměstí 118/9, 779 00 Olomouc
  RumAndMore | cs | Třtina a sud s.r.o. | 9912052 | Vodní 41, 602 00 Brno
  palirna.stitna | cs | Palírna Štítná, spol. s r.o. | 9912063 | Štítná 214, 763 33 Štítná nad Vláří-Popov
  antik.sklo | cs | Antik Sklo Jablonec s.r.o. | 9912074 | Lidická 27, 466 01 Jablonec nad Nisou
  doutnikovy.dum | cs | Doutníkový dům Vltava s.r.o. | 9912085 | Na Nábřeží 8, 150 00 Praha 5
  vinarstvi.tri.duby | cs | Vinařství Tři duby s.r.o. | 9912096 | Sklepní 12, 691 06 Velké Pavlovice
  bar.potreby.cz | cs | Barové potřeby Morava s.r.o. | 9912107 | Průmyslová 903, 760 01 Zlín
  SudyHonza | cs | Bednářství Honzík s.r.o. | 9912118 | Nádražní 55, 378 21 Kardašova Řečice
  pivni.unikaty | cs | Pivní unikáty s.r.o. | 9912129 | Pražská 16, 301 00 Plzeň
  aukce.lahvi | cs | Staré lahve a.s. | 9912130 | Bělehradská 77, 120 00 Praha 2
  humidory.direct | cs | Cedr a vlhkost s.r.o. | 9912141 | Okružní 330, 500 03 Hradec Králové
  kniharna.u.korku | cs | Knihárna U Korku s.r.o. | 9912152 | Zámecká 4, 500 02 Hradec Králové
  likerka.slovacko | cs | Likérka Slovácko s.r.o. | 9912163 | Velehradská 190, 686 01 Uherské Hradiště
  GlassAndCask | en | Glass and Cask s.r.o. | 9912174 | Korunní 61, 130 00 Praha 3
  Spirituosen.Boehmerwald | de | Böhmerwald Spirituosen s.r.o. | 9912185 | Masarykova 9, 339 01 Klatovy
`;
