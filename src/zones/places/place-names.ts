/**
 * What people type for a time zone other than the city it is named after: big cities, regions, other names and
 * spellings, by the city of the zone. Sources: Natural Earth for cities of about a million people and for regions.
 */
export const placeNames: Readonly<Record<string, string>> = {
  'New York':
    'New York City, NYC, NY, US Eastern, East Coast, Washington DC, Boston, Philadelphia, Miami, Atlanta, Pittsburgh, ' +
    'Baltimore, Tampa, Cleveland, Columbus, Cincinnati, Charlotte, Jacksonville, Raleigh, Orlando, Buffalo, Connecticut, ' +
    'Massachusetts, Vermont, Florida, Georgia, South Carolina, North Carolina, Kentucky, Ohio, Virginia, West Virginia, ' +
    'Delaware, Maryland, New Jersey, Pennsylvania, Maine, New Hampshire, Rhode Island, District of Columbia, ' +
    'Nueva York, Nova York, Nova Iorque, Nowy Jork, 纽约, ニューヨーク',
  Chicago:
    'US Central, Houston, Dallas, Minneapolis, San Antonio, St. Louis, Saint Louis, Fort Worth, Milwaukee, Kansas City, ' +
    'Austin, Memphis, Nashville, New Orleans, Oklahoma City, Minnesota, North Dakota, South Dakota, Arkansas, Iowa, ' +
    'Kansas, Missouri, Nebraska, Oklahoma, Louisiana, Texas, Alabama, Mississippi, Illinois, Tennessee, Wisconsin, TX',
  Denver: 'US Mountain, Salt Lake City, Albuquerque, El Paso, Montana, Colorado, New Mexico, Utah, Wyoming',
  Boise: 'Idaho',
  Phoenix: 'Arizona, Tucson, Mesa',
  'Los Angeles':
    'LA, US Pacific, West Coast, San Francisco, San Diego, Seattle, San Jose, Silicon Valley, Portland, Las Vegas, ' +
    'Sacramento, Oakland, Long Beach, California, CA, Washington State, Nevada, Oregon',
  Detroit: 'Michigan',
  Indianapolis: 'Indiana',
  Anchorage: 'Alaska',
  Honolulu: 'Hawaii',
  'Puerto Rico': 'San Juan',
  Toronto: 'Montréal, Ottawa, Québec, Mississauga, Hamilton, Ontario',
  Vancouver: 'British Columbia, Victoria',
  Edmonton: 'Calgary, Alberta, Northwest Territories, Yellowknife',
  Winnipeg: 'Manitoba',
  Regina: 'Saskatchewan, Saskatoon',
  Halifax: 'Nova Scotia, Prince Edward Island',
  Moncton: 'New Brunswick',
  'St. John’s': 'Newfoundland, Labrador',
  Whitehorse: 'Yukon',
  Iqaluit: 'Nunavut',
  'Mexico City':
    'Ciudad de México, CDMX, Guadalajara, Puebla, León, Toluca, Querétaro, San Luis Potosí, Aguascalientes, Jalisco, ' +
    'Oaxaca, Veracruz, Chiapas, Acapulco',
  Monterrey: 'Nuevo León, Coahuila, Durango, Torreón',
  Tijuana: 'Baja California, Mexicali',
  Cancun: 'Quintana Roo, Playa del Carmen',
  Merida: 'Yucatán, Campeche',
  Mazatlan: 'Sinaloa, Nayarit, Baja California Sur, Los Cabos, Culiacán',
  Hermosillo: 'Sonora',
  Panama: 'Panama City',
  'El Salvador': 'San Salvador',
  'Costa Rica': 'San José',
  Jamaica: 'Kingston',
  Bogota: 'Medellín, Cali, Barranquilla, Cartagena',
  Caracas: 'Maracaibo, Valencia, Barquisimeto',
  Guayaquil: 'Quito',
  Lima: 'Arequipa, Callao',
  'La Paz': 'Santa Cruz, Cochabamba',
  Santiago: 'Valparaíso, Concepción',
  'Buenos Aires': 'La Plata, Mar del Plata',
  Cordoba: 'Rosario',
  'Sao Paulo':
    'São Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Porto Alegre, Curitiba, Campinas, Goiânia, Santos, ' +
    'Florianópolis, Minas Gerais, Rio Grande do Sul, Paraná, Santa Catarina, Espírito Santo, Goiás, Distrito Federal',
  Bahia: 'Salvador',
  Fortaleza: 'Natal, João Pessoa, Teresina, Ceará, Maranhão, Piauí, Rio Grande do Norte, Paraíba',
  Recife: 'Pernambuco',
  Belem: 'Pará, Amapá',
  Maceio: 'Alagoas, Sergipe, Aracaju',
  Manaus: 'Amazonas',
  Cuiaba: 'Mato Grosso',
  'Campo Grande': 'Mato Grosso do Sul',
  'Porto Velho': 'Rondônia',
  'Rio Branco': 'Acre',
  'Boa Vista': 'Roraima',
  London:
    'Britain, England, Scotland, Wales, Northern Ireland, Birmingham, Manchester, ' +
    'Leeds, Liverpool, Sheffield, Bristol, Edinburgh, Glasgow, Cardiff, Belfast, Oxford, Cambridge, Greenwich, ' +
    'Londres, Londra, Londen, Londyn, 伦敦, ロンドン',
  Dublin: 'Cork, Galway',
  Lisbon: 'Porto, Lisboa, Lissabon',
  Madrid: 'Barcelona, Valencia, Seville, Sevilla, Bilbao, Málaga, Zaragoza, Catalonia, Andalusia',
  Canary: 'Canary Islands, Las Palmas, Tenerife, Canarias',
  Paris: 'Marseille, Lyon, Toulouse, Nice, Nantes, Bordeaux, Lille, Strasbourg, Parigi, Parijs, Paryż, 巴黎, パリ',
  Brussels: 'Bruxelles, Brussel, Antwerp, Antwerpen, Ghent, Bruges',
  Amsterdam: 'Rotterdam, The Hague, Den Haag, Utrecht, Eindhoven',
  Berlin:
    'Hamburg, Munich, München, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Hanover, Hannover, ' +
    'Nuremberg, Nürnberg, Bremen, Essen, Dortmund, Bavaria, Bayern, Saxony, Hesse, Monachium, Monaco di Baviera, ' +
    'ミュンヘン, 慕尼黑',
  Zurich: 'Geneva, Genève, Genf, Ginevra, Basel, Bern, Lausanne, Zürich',
  Vienna: 'Wien, Graz, Salzburg, Linz, Innsbruck',
  Rome: 'Milan, Milano, Mailand, Naples, Napoli, Turin, Torino, Florence, Firenze, Venice, Venezia, Bologna, Palermo',
  Prague: 'Praha, Brno',
  Budapest: 'Debrecen',
  Warsaw: 'Kraków, Cracow, Łódź, Wrocław, Poznań, Gdańsk, Katowice, Warszawa',
  Copenhagen: 'København, Aarhus',
  Stockholm: 'Gothenburg, Göteborg, Malmö',
  Oslo: 'Bergen',
  Helsinki: 'Tampere, Espoo',
  Athens: 'Thessaloniki',
  Bucharest: 'Cluj, Iași, Timișoara',
  Kyiv: 'Kiev, Kharkiv, Dnipro, Odesa, Odessa, Lviv, Donetsk',
  Istanbul: 'Ankara, Izmir, Bursa, Antalya, Adana, Konya',
  Moscow: 'Moskau, Moscou, St. Petersburg, Saint Petersburg, Nizhny Novgorod, Kazan, Rostov, Krasnodar, Sochi',
  Yekaterinburg: 'Chelyabinsk, Ufa, Perm, Tyumen',
  Samara: 'Izhevsk, Tolyatti',
  Casablanca: 'Rabat, Fez, Marrakesh, Tangier, Agadir',
  Algiers: 'Oran',
  Cairo: 'Alexandria, Giza',
  Lagos: 'Abuja, Kano, Ibadan, Port Harcourt, Kaduna',
  Accra: 'Kumasi',
  Abidjan: 'Yamoussoukro',
  Douala: 'Yaoundé',
  'Porto-Novo': 'Cotonou',
  Nairobi: 'Mombasa',
  'Dar es Salaam': 'Dodoma, Zanzibar',
  Johannesburg: 'Cape Town, Durban, Pretoria, Port Elizabeth',
  Jerusalem: 'Tel Aviv, Haifa',
  Riyadh: 'Jeddah, Mecca, Makkah, Medina, Dammam, KSA',
  Dubai: 'Abu Dhabi, Sharjah, Emirates',
  Qatar: 'Doha',
  Kuwait: 'Kuwait City',
  Bahrain: 'Manama',
  Muscat: 'Oman',
  Baghdad: 'Mosul, Basra, Erbil',
  Damascus: 'Aleppo, Homs',
  Tehran: 'Mashhad, Isfahan, Karaj, Tabriz, Shiraz',
  Karachi: 'Lahore, Islamabad, Rawalpindi, Faisalabad, Multan, Peshawar, Hyderabad',
  Kolkata:
    'Calcutta, Mumbai, Bombay, Delhi, New Delhi, Bengaluru, Bangalore, Chennai, Madras, Hyderabad, Ahmedabad, Pune, ' +
    'Surat, Jaipur, Lucknow, Kanpur, Nagpur, Indore, Bhopal, Patna, Kochi, Chandigarh, Maharashtra, Gujarat, Karnataka, ' +
    'Kerala, Tamil Nadu, Goa, Punjab, Rajasthan, West Bengal, Uttar Pradesh, Telangana, ムンバイ, デリー, 孟买, 德里',
  Kathmandu: 'Katmandu',
  Colombo: 'Kandy',
  Dhaka: 'Chittagong, Chattogram, Khulna, Sylhet',
  Yangon: 'Rangoon, Mandalay',
  Bangkok: 'Chiang Mai, Phuket, Pattaya',
  'Ho Chi Minh City': 'Saigon, Hanoi, Haiphong, Da Nang',
  'Kuala Lumpur': 'George Town, Penang, Johor Bahru, KL',
  Jakarta: 'Surabaya, Bandung, Bekasi, Medan, Palembang, Semarang, Yogyakarta, Java, Sumatra',
  Makassar: 'Bali, Denpasar, Sulawesi',
  Pontianak: 'Borneo, Kalimantan',
  Manila: 'Quezon City, Davao, Cebu',
  Shanghai:
    'Beijing, Peking, Pékin, Guangzhou, Canton, Shenzhen, Chengdu, Chongqing, Tianjin, Wuhan, Hangzhou, Nanjing, Xi’an, ' +
    'Suzhou, Shenyang, Harbin, Dalian, Qingdao, Xiamen, Kunming, 上海, 北京, 广州, 深圳, 成都, 重庆, 天津, 武汉, 杭州, 南京, 西安, ' +
    '廣州, ペキン, シャンハイ',
  'Hong Kong': 'Kowloon, 香港',
  Macau: 'Macao, 澳门',
  Taipei: 'Kaohsiung, Taichung, Tainan, 台北, 臺北, 高雄',
  Tokyo:
    'Osaka, Yokohama, Nagoya, Sapporo, Fukuoka, Sendai, Kyoto, Kobe, Hiroshima, Kawasaki, Okinawa, Naha, 東京, 大阪, 横浜, ' +
    '名古屋, 札幌, 福岡, 仙台, 京都, 神戸, 広島, 川崎, 沖縄, 那覇, 东京, とうきょう, おおさか',
  Seoul: 'Busan, Incheon, Daegu, Daejeon, Gwangju, 首尔, ソウル, 서울, 부산',
  Sydney: 'New South Wales, NSW, Canberra, Australian Capital Territory, Newcastle, Wollongong',
  Melbourne: 'Victoria, Geelong',
  Brisbane: 'Queensland, Gold Coast, Cairns',
  Adelaide: 'South Australia',
  Perth: 'Western Australia',
  Darwin: 'Northern Territory',
  Hobart: 'Tasmania',
  Auckland: 'Wellington, Christchurch',
};

/** Names of countries that `Intl.DisplayNames` does not give, by ISO 3166-1 code. */
export const countryNames: Readonly<Record<string, string>> = {
  US: 'USA, US, United States of America, America',
  GB: 'UK, Great Britain',
  AE: 'UAE',
  NL: 'Holland',
  CZ: 'Czech Republic',
  KR: 'Korea',
  MM: 'Burma',
  TR: 'Turkey, Türkiye',
  CI: 'Ivory Coast',
  CD: 'DRC',
};
