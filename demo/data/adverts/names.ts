/** Names of sellers whose user name tells one: username | first name | last name. */
export const knownNames = `
  pavel.novotny | Pavel | Novotný
  Tomas.Dvorak | Tomáš | Dvořák
  michal.urban | Michal | Urban
  petr.kolar | Petr | Kolář
  Vinar.Lubos | Luboš | Vinař
  lukas.benes | Lukáš | Beneš
  marek.pokorny | Marek | Pokorný
  KarelH | Karel | Hála
  zdenek.krejci | Zdeněk | Krejčí
  Ondra.Brno | Ondřej | Brázda
  vit.havranek | Vít | Havránek
  martin.sedlak | Martin | Sedlák
  david.prochazka | David | Procházka
  Jan.Valasek | Jan | Valášek
  bohous.zlin | Bohuslav | Zlámal
  josef.malik | Josef | Malík
  milos.kubat | Miloš | Kubát
  AlesT | Aleš | Toman
  filip.horak | Filip | Horák
  roman.stastny | Roman | Šťastný
  Stepan.Vesely | Štěpán | Veselý
  ivo.bartos | Ivo | Bartoš
  Kamil.Cerny | Kamil | Černý
  robert.hajek | Robert | Hájek
  patrik.nemec | Patrik | Němec
  dusan.blaha | Dušan | Bláha
  libor.fiala | Libor | Fiala
  vaclav.kralik | Václav | Králík
  Miroslav.Simek | Miroslav | Šimek
  peter.kovac | Peter | Kováč
  MarianHoracek | Marian | Horáček
  juraj.balaz | Juraj | Baláž
  jozef.tatran | Jozef | Tatran
  miro.trnava | Miroslav | Trnavský
  stefan.nitra | Štefan | Nitran
  hana.ruzickova | Hana | Růžičková
  Lenka.vinoteka | Lenka | Vintrová
  jana.bila | Jana | Bílá
  katka.olomouc | Kateřina | Olmerová
  Eva.Marikova | Eva | Maříková
  monika.veverka | Monika | Veverková
  petra.tumova | Petra | Tůmová
  zuzana.polakova | Zuzana | Poláková
  barmanka.tereza | Tereza | Barková
  Alena.Hruba | Alena | Hrubá
  jakub.kadlec | Jakub | Kadlec
  adam.vlcek | Adam | Vlček
  igor.sulc | Igor | Šulc
  viktor.doubrava | Viktor | Doubrava
  sarka.nova | Šárka | Nová
  James.Whitfield | James | Whitfield
  emma.caldwell | Emma | Caldwell
  rob.thornton | Robert | Thornton
  Sarah.Lindqvist | Sarah | Lindqvist
  Jens.Hartmann | Jens | Hartmann
  Klaus.Riedl | Klaus | Riedl
  Anja.Winkler | Anja | Winkler
  Uwe.Lehmann | Uwe | Lehmann
`;

/** For the others, by the language they write in. */
export const otherNames = {
  cs: {
    first: ['Jiří', 'Radek', 'Vojtěch', 'Daniel', 'Matěj', 'Hynek', 'Stanislav', 'Viktor', 'Ladislav', 'Otakar'],
    last: ['Kříž', 'Mach', 'Zeman', 'Holub', 'Ježek', 'Kalina', 'Matoušek', 'Pavlík', 'Tesař', 'Vrba'],
  },
  en: {
    first: ['Andrew', 'Michael', 'Oliver', 'Thomas', 'George'],
    last: ['Barker', 'Holloway', 'Prentice', 'Marsh', 'Ellison'],
  },
  de: {
    first: ['Stefan', 'Jürgen', 'Markus', 'Thomas', 'Andreas'],
    last: ['Bauer', 'Vogel', 'Krämer', 'Seidel', 'Brandt'],
  },
} as const;
