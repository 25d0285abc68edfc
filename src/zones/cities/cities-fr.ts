/** Cities that time zones are named after, as French writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Addis Ababa=Addis-Abeba|Adelaide=Adélaïde|Algiers=Alger|Almaty=Alma Ata|Andorra=Andorre|Aqtau=Aktaou|' +
  'Aqtobe=Aktioubinsk|Araguaina=Araguaína|Ashgabat=Achgabat|Asuncion=Asunción|Athens=Athènes|Atyrau=Atyraou|' +
  'Azores=Açores|Baghdad=Bagdad|Bahia Banderas=Bahia de Banderas|Bahrain=Bahreïn|Baku=Bakou|' +
  'Barbados=La Barbade|Beirut=Beyrouth|Belem=Belém|Bermuda=Bermudes|Beulah=Beulah (Dakota du Nord)|' +
  'Bishkek=Bichkek|Bogota=Bogotá|Brussels=Bruxelles|Bucharest=Bucarest|Busingen=Büsingen|Cairo=Le Caire|' +
  'Canary=Îles Canaries|Cancun=Cancún|Cape Verde=Cap-Vert|Cayman=Caïmans|Center=Center (Dakota du Nord)|' +
  'Chisinau=Chișinău|Chita=Tchita|Ciudad Juarez=Ciudad Juárez|Comoro=Comores|Copenhagen=Copenhague|' +
  'Coral Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damas|Detroit=Détroit|' +
  'Dominica=Dominique|Dubai=Dubaï|DumontDUrville=Dumont-d’Urville|Dushanbe=Douchanbé|Easter=Île de Pâques|' +
  'Efate=Éfaté|Eirunepe=Eirunepé|El Aaiun=Laâyoune|Enderbury=Canton|Famagusta=Famagouste|Faroe=Îles Féroé|' +
  'Fiji=Fidji|Galapagos=Galápagos|Grenada=Grenade|Guernsey=Guernesey|Havana=La Havane|Hebron=Hébron|' +
  'Ho Chi Minh City=Hô-Chi-Minh-Ville|Hovd=Khovd|Irkutsk=Irkoutsk|Isle of Man=Île de Man|Jamaica=Jamaïque|' +
  'Jerusalem=Jérusalem|Kabul=Kaboul|Kamchatka=Kamtchatka|Kathmandu=Katmandou|Knox=Knox [Indiana]|' +
  'Kolkata=Calcutta|Krasnoyarsk=Krasnoïarsk|Kuwait=Koweït|Kyiv=Kiev|Lisbon=Lisbonne|Lome=Lomé|London=Londres|' +
  'Lower Princes=Lower Prince’s Quarter|Macau=Macao|Maceio=Maceió|Madeira=Madère|Mahe=Mahé|Makassar=Macassar|' +
  'Malta=Malte|Manaus=Manaos|Manila=Manille|Marengo=Marengo [Indiana]|Marquesas=Marquises|Mauritius=Maurice|' +
  'Mazatlan=Mazatlán|Merida=Mérida|Mexico City=Mexico|Miquelon=Saint-Pierre|Mogadishu=Mogadiscio|' +
  'Monticello=Monticello [Kentucky]|Moscow=Moscou|Muscat=Mascate|Ndjamena=N’Djamena|' +
  'New Salem=New Salem (Dakota du Nord)|Nicosia=Nicosie|Noronha=Fernando de Noronha|Noumea=Nouméa|' +
  'Novosibirsk=Novossibirsk|Oral=Ouralsk|Palau=Palaos|Petersburg=Petersburg [Indiana]|' +
  'Port of Spain=Port-d’Espagne|Puerto Rico=Porto Rico|Qostanay=Kostanaï|Qyzylorda=Kzyl Orda|' +
  'Reunion=La Réunion|Rio Gallegos=Río Gallegos|Riyadh=Riyad|Sakhalin=Sakhaline|Samarkand=Samarcande|' +
  'San Marino=Saint-Marin|Santarem=Santarém|Santo Domingo=Saint-Domingue|Sao Paulo=São Paulo|Sao Tome=São Tomé|' +
  'Scoresbysund=Ittoqqortoormiit|Seoul=Séoul|Singapore=Singapour|South Georgia=Géorgie du Sud|' +
  'St Barthelemy=Saint-Barthélemy|St Helena=Sainte-Hélène|St Kitts=Saint-Christophe|St Lucia=Sainte-Lucie|' +
  'St Thomas=Saint-Thomas|St Vincent=Saint-Vincent|St. John’s=Saint-Jean de Terre-Neuve|Syowa=Showa|' +
  'Tashkent=Tachkent|Tbilisi=Tbilissi|Tehran=Téhéran|Tell City=Tell City [Indiana]|Thule=Thulé|Tirane=Tirana|' +
  'Tripoli=Tripoli (Libye)|Tucuman=Tucumán|Ulaanbaatar=Oulan-Bator|Ulyanovsk=Oulianovsk|Urumqi=Ürümqi|' +
  'Ushuaia=Ushuaïa|Vatican=Le Vatican|Vevay=Vevay [Indiana]|Vienna=Vienne|Vincennes=Vincennes [Indiana]|' +
  'Wallis=Wallis & Futuna|Warsaw=Varsovie|Winamac=Winamac [Indiana]|Yakutsk=Iakoutsk|Yangon=Rangoun|' +
  'Yekaterinburg=Ekaterinbourg|Yerevan=Erevan';
