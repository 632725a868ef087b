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
