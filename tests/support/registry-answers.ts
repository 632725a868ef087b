/** Answers as the registries document them; https://ares.gov.cz/swagger-ui/ and https://susrrpo.docs.apiary.io. */
export const aresPayer = {
  ico: '26168685',
  obchodniJmeno: 'Seznam.cz, a.s.',
  sidlo: {
    kodStatu: 'CZ',
    nazevStatu: 'Česká republika',
    kodKraje: 19,
    nazevKraje: 'Hlavní město Praha',
    kodObce: 554782,
    nazevObce: 'Praha',
    nazevSpravnihoObvodu: 'Praha 5',
    nazevMestskehoObvodu: 'Praha 5',
    nazevMestskeCastiObvodu: 'Praha 5',
    nazevUlice: 'Radlická',
    cisloDomovni: 3294,
    cisloOrientacni: 10,
    nazevCastiObce: 'Smíchov',
    kodAdresnihoMista: 41064666,
    psc: 15000,
    textovaAdresa: 'Radlická 3294/10, Smíchov, 15000 Praha 5',
  },
  pravniForma: '121',
  financniUrad: '013',
  datumVzniku: '2000-04-05',
  datumAktualizace: '2023-11-25',
  dic: 'CZ26168685',
  icoId: '26168685',
  adresaDorucovaci: {},
  seznamRegistraci: { stavZdrojeVr: 'AKTIVNI', stavZdrojeDph: 'AKTIVNI', stavZdrojeIr: 'NEEXISTUJICI' },
  primarniZdroj: 'vr',
  czNace: ['461', '62090'],
  dicSkDph: 'N/A',
};

/** Without street and VAT, in a village. */
export const aresNonPayer = {
  ico: '00006947',
  obchodniJmeno: 'Spolek přátel slivovice',
  sidlo: {
    kodStatu: 'CZ',
    nazevObce: 'Vizovice',
    nazevCastiObce: 'Chrastěšov',
    cisloDomovni: 12,
    psc: 76312,
    textovaAdresa: 'Chrastěšov 12, 76312 Vizovice',
  },
  pravniForma: '706',
  datumVzniku: '1998-01-01',
  seznamRegistraci: { stavZdrojeRos: 'AKTIVNI', stavZdrojeDph: 'NEEXISTUJICI' },
};

export const aresNoSuchSubject = {
  status: 404,
  body: {
    kod: 'NENALEZENO',
    popis: 'Ekonomický subjekt nebyl nalezen',
    subKod: 'VYSTUP_SUBJEKT_NENALEZEN',
  },
};

export const aresBadInput = {
  status: 400,
  body: { kod: 'CHYBA_VSTUPU', popis: 'Neplatný formát', subKod: 'VSTUP_NEVALIDNI_FORMAT_ICO' },
};

/** With an earlier name and seat. */
export const rpoEntity = {
  id: 1061,
  identifiers: [{ value: '31333532', validFrom: '1992-09-17' }],
  fullNames: [
    { value: 'ESET, spol. s r.o.', validFrom: '1995-01-01' },
    { value: 'ESET - software', validFrom: '1992-09-17', validTo: '1994-12-31' },
  ],
  addresses: [
    {
      street: 'Pionierska',
      regNumber: 0,
      buildingNumber: '9/A',
      postalCodes: ['83102'],
      municipality: { value: 'Bratislava', code: 'SK0101529346' },
      country: { value: 'Slovenská republika', code: '703' },
      validFrom: '1992-09-17',
      validTo: '2008-03-01',
    },
    {
      street: 'Einsteinova',
      regNumber: 3541,
      buildingNumber: '24',
      postalCodes: ['85101'],
      municipality: { value: 'Bratislava - mestská časť Petržalka', code: 'SK0105529460' },
      country: { value: 'Slovenská republika', code: '703' },
      validFrom: '2008-03-02',
    },
  ],
  establishment: '1992-09-17',
};
