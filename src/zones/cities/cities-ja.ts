/** Cities that time zones are named after, as Japanese writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Abidjan=アビジャン|Accra=アクラ|Adak=アダック|Addis Ababa=アジスアベバ|Adelaide=アデレード|Aden=アデン|Algiers=アルジェ|Almaty=アルマトイ|' +
  'Amman=アンマン|Amsterdam=アムステルダム|Anadyr=アナディリ|Anchorage=アンカレッジ|Andorra=アンドラ|Anguilla=アンギラ|Antananarivo=アンタナナリボ|' +
  'Antigua=アンティグア|Apia=アピア|Aqtau=アクタウ|Aqtobe=アクトベ|Araguaina=アラグァイナ|Aruba=アルバ|Ashgabat=アシガバード|Asmara=アスマラ|' +
  'Astrakhan=アストラハン|Asuncion=アスンシオン|Athens=アテネ|Atyrau=アティラウ|Auckland=オークランド|Azores=アゾレス|Baghdad=バグダッド|' +
  'Bahia Banderas=バイアバンデラ|Bahia=バイーア|Bahrain=バーレーン|Baku=バクー|Bamako=バマコ|Bangkok=バンコク|Bangui=バンギ|Banjul=バンジュール|' +
  'Barbados=バルバドス|Barnaul=バルナウル|Beirut=ベイルート|Belem=ベレン|Belgrade=ベオグラード|Belize=ベリーズ|Berlin=ベルリン|Bermuda=バミューダ|' +
  'Beulah=ノースダコタ州ビューラー|Bishkek=ビシュケク|Bissau=ビサウ|Blanc-Sablon=ブラン・サブロン|Blantyre=ブランタイヤ|Boa Vista=ボアビスタ|' +
  'Bogota=ボゴタ|Boise=ボイシ|Bougainville=ブーゲンビル|Bratislava=ブラチスラバ|Brazzaville=ブラザビル|Brisbane=ブリスベン|' +
  'Broken Hill=ブロークンヒル|Brunei=ブルネイ|Brussels=ブリュッセル|Bucharest=ブカレスト|Budapest=ブダペスト|Buenos Aires=ブエノスアイレス|' +
  'Bujumbura=ブジュンブラ|Busingen=ビュージンゲン|Cairo=カイロ|Cambridge Bay=ケンブリッジベイ|Campo Grande=カンポグランデ|Canary=カナリア|' +
  'Cancun=カンクン|Cape Verde=カーボベルデ|Caracas=カラカス|Casablanca=カサブランカ|Casey=ケーシー基地|Catamarca=カタマルカ|Cayenne=カイエンヌ|' +
  'Cayman=ケイマン|Center=ノースダコタ州センター|Ceuta=セウタ|Chagos=チャゴス|Chatham=チャタム|Chicago=シカゴ|Chihuahua=チワワ|Chisinau=キシナウ|' +
  'Chita=チタ|Christmas=クリスマス島|Chuuk=チューク|Ciudad Juarez=シウダー・フアレス|Cocos=ココス諸島|Colombo=コロンボ|Comoro=コモロ|' +
  'Conakry=コナクリ|Copenhagen=コペンハーゲン|Coral Harbour=アティコカン|Cordoba=コルドバ|Costa Rica=コスタリカ|Coyhaique=コジャイケ|' +
  'Creston=クレストン|Cuiaba=クイアバ|Curacao=キュラソー|Dakar=ダカール|Damascus=ダマスカス|Danmarkshavn=デンマークシャウン|' +
  'Dar es Salaam=ダルエスサラーム|Darwin=ダーウィン|Davis=デービス基地|Dawson Creek=ドーソンクリーク|Dawson=ドーソン|Denver=デンバー|' +
  'Detroit=デトロイト|Dhaka=ダッカ|Dili=ディリ|Djibouti=ジブチ|Dominica=ドミニカ|Douala=ドゥアラ|Dubai=ドバイ|Dublin=ダブリン|' +
  'DumontDUrville=デュモン・デュルヴィル基地|Dushanbe=ドゥシャンベ|Easter=イースター島|Edmonton=エドモントン|Efate=エフェテ島|Eirunepe=エイルネペ|' +
  'El Aaiun=アイウン|El Salvador=エルサルバドル|Enderbury=カントン島|Eucla=ユークラ|Fakaofo=ファカオフォ|Famagusta=ファマグスタ|Faroe=フェロー|' +
  'Fiji=フィジー|Fort Nelson=フォートネルソン|Fortaleza=フォルタレザ|Freetown=フリータウン|Funafuti=フナフティ|Gaborone=ハボローネ|' +
  'Galapagos=ガラパゴス|Gambier=ガンビエ諸島|Gaza=ガザ|Gibraltar=ジブラルタル|Glace Bay=グレースベイ|Goose Bay=グースベイ|Grand Turk=グランドターク|' +
  'Grenada=グレナダ|Guadalcanal=ガダルカナル|Guadeloupe=グアドループ|Guam=グアム|Guatemala=グアテマラ|Guayaquil=グアヤキル|Guernsey=ガーンジー|' +
  'Guyana=ガイアナ|Halifax=ハリファクス|Harare=ハラレ|Havana=ハバナ|Hebron=ヘブロン|Helsinki=ヘルシンキ|Hermosillo=エルモシヨ|' +
  'Ho Chi Minh City=ホーチミン|Hobart=ホバート|Hong Kong=香港|Honolulu=ホノルル|Hovd=ホブド|Indianapolis=インディアナポリス|Inuvik=イヌヴィク|' +
  'Iqaluit=イカルイット|Irkutsk=イルクーツク|Isle of Man=マン島|Istanbul=イスタンブール|Jakarta=ジャカルタ|Jamaica=ジャマイカ|Jayapura=ジャヤプラ|' +
  'Jersey=ジャージー|Jerusalem=エルサレム|Johannesburg=ヨハネスブルグ|Juba=ジュバ|Jujuy=フフイ|Juneau=ジュノー|Kabul=カブール|' +
  'Kaliningrad=カリーニングラード|Kamchatka=カムチャッカ|Kampala=カンパラ|Karachi=カラチ|Kathmandu=カトマンズ|Kerguelen=ケルゲレン諸島|' +
  'Khandyga=ハンドゥイガ|Khartoum=ハルツーム|Kigali=キガリ|Kinshasa=キンシャサ|Kiritimati=キリスィマスィ島|Kirov=キーロフ|Knox=インディアナ州ノックス|' +
  'Kolkata=コルカタ|Kosrae=コスラエ|Kralendijk=クラレンダイク|Krasnoyarsk=クラスノヤルスク|Kuala Lumpur=クアラルンプール|Kuching=クチン|' +
  'Kuwait=クウェート|Kwajalein=クェゼリン|Kyiv=キーウ|La Paz=ラパス|La Rioja=ラリオハ|Lagos=ラゴス|Libreville=リーブルヴィル|Lima=リマ|' +
  'Lindeman=リンデマン|Lisbon=リスボン|Ljubljana=リュブリャナ|Lome=ロメ|London=ロンドン|Longyearbyen=ロングイェールビーン|Lord Howe=ロードハウ|' +
  'Los Angeles=ロサンゼルス|Louisville=ルイビル|Lower Princes=ローワー・プリンセズ・クウォーター|Luanda=ルアンダ|Lubumbashi=ルブンバシ|Lusaka=ルサカ|' +
  'Luxembourg=ルクセンブルク|Macau=マカオ|Maceio=マセイオ|Macquarie=マッコリー|Madeira=マデイラ|Madrid=マドリード|Magadan=マガダン|Mahe=マヘ|' +
  'Majuro=マジュロ|Makassar=マカッサル|Malabo=マラボ|Maldives=モルディブ|Malta=マルタ|Managua=マナグア|Manaus=マナウス|Manila=マニラ|' +
  'Maputo=マプト|Marengo=インディアナ州マレンゴ|Mariehamn=マリエハムン|Marigot=マリゴ|Marquesas=マルキーズ|Martinique=マルティニーク|Maseru=マセル|' +
  'Matamoros=マタモロス|Mauritius=モーリシャス|Mawson=モーソン基地|Mayotte=マヨット|Mazatlan=マサトラン|Mbabane=ムババーネ|McMurdo=マクマード基地|' +
  'Melbourne=メルボルン|Mendoza=メンドーサ|Menominee=メノミニー|Merida=メリダ|Metlakatla=メトラカトラ|Mexico City=メキシコシティー|' +
  'Midway=ミッドウェー島|Minsk=ミンスク|Miquelon=ミクロン島|Mogadishu=モガディシオ|Monaco=モナコ|Moncton=モンクトン|Monrovia=モンロビア|' +
  'Monterrey=モンテレイ|Montevideo=モンテビデオ|Monticello=ケンタッキー州モンティチェロ|Montserrat=モントセラト|Moscow=モスクワ|Muscat=マスカット|' +
  'Nairobi=ナイロビ|Nassau=ナッソー|Nauru=ナウル|Ndjamena=ンジャメナ|New Salem=ノースダコタ州ニューセーラム|New York=ニューヨーク|Niamey=ニアメ|' +
  'Nicosia=ニコシア|Niue=ニウエ|Nome=ノーム|Norfolk=ノーフォーク島|Noronha=ノローニャ|Nouakchott=ヌアクショット|Noumea=ヌメア|' +
  'Novokuznetsk=ノヴォクズネツク|Novosibirsk=ノヴォシビルスク|Nuuk=ヌーク|Ojinaga=オヒナガ|Omsk=オムスク|Oral=オラル|Oslo=オスロ|' +
  'Ouagadougou=ワガドゥグー|Pago Pago=パゴパゴ|Palau=パラオ|Palmer=パーマー基地|Panama=パナマ|Paramaribo=パラマリボ|Paris=パリ|Perth=パース|' +
  'Petersburg=インディアナ州ピーターズバーグ|Phnom Penh=プノンペン|Phoenix=フェニックス|Pitcairn=ピトケアン諸島|Podgorica=ポドゴリツァ|Pohnpei=ポンペイ島|' +
  'Pontianak=ポンティアナック|Port Moresby=ポートモレスビー|Port of Spain=ポートオブスペイン|Port-au-Prince=ポルトープランス|' +
  'Porto Velho=ポルトベーリョ|Porto-Novo=ポルトノボ|Prague=プラハ|Puerto Rico=プエルトリコ|Punta Arenas=プンタアレナス|Pyongyang=平壌|' +
  'Qatar=カタール|Qostanay=コスタナイ|Qyzylorda=クズロルダ|Rankin Inlet=ランキンインレット|Rarotonga=ラロトンガ|Recife=レシフェ|Regina=レジャイナ|' +
  'Resolute=レゾリュート|Reunion=レユニオン|Reykjavik=レイキャビク|Riga=リガ|Rio Branco=リオブランコ|Rio Gallegos=リオガジェゴス|Riyadh=リヤド|' +
  'Rome=ローマ|Rothera=ロゼラ基地|Saipan=サイパン|Sakhalin=サハリン|Salta=サルタ|Samara=サマラ|Samarkand=サマルカンド|San Juan=サンファン|' +
  'San Luis=サンルイス|San Marino=サンマリノ|Santarem=サンタレム|Santiago=サンチアゴ|Santo Domingo=サントドミンゴ|Sao Paulo=サンパウロ|' +
  'Sao Tome=サントメ|Sarajevo=サラエボ|Saratov=サラトフ|Scoresbysund=イトコルトルミット|Seoul=ソウル|Shanghai=上海|Simferopol=シンフェロポリ|' +
  'Singapore=シンガポール|Sitka=シトカ|Skopje=スコピエ|Sofia=ソフィア|South Georgia=サウスジョージア|Srednekolymsk=スレドネコリムスク|' +
  'St Barthelemy=サン・バルテルミー|St Helena=セントヘレナ|St Kitts=セントクリストファー|St Lucia=セントルシア|St Thomas=セントトーマス|' +
  'St Vincent=セントビンセント|St. John’s=セントジョンズ|Stanley=スタンレー|Stockholm=ストックホルム|Swift Current=スウィフトカレント|Sydney=シドニー|' +
  'Syowa=昭和基地|Tahiti=タヒチ|Taipei=台北|Tallinn=タリン|Tarawa=タラワ|Tashkent=タシケント|Tbilisi=トビリシ|Tegucigalpa=テグシガルパ|' +
  'Tehran=テヘラン|Tell City=インディアナ州テルシティ|Thimphu=ティンプー|Thule=チューレ|Tijuana=ティフアナ|Tirane=ティラナ|Tokyo=東京|Tomsk=トムスク|' +
  'Tongatapu=トンガタプ|Toronto=トロント|Tortola=トルトーラ|Tripoli=トリポリ|Troll=トロル基地|Tucuman=トゥクマン|Tunis=チュニス|' +
  'Ulaanbaatar=ウランバートル|Ulyanovsk=ウリヤノフスク|Urumqi=ウルムチ|Ushuaia=ウシュアイア|Ust-Nera=ウスチネラ|Vaduz=ファドゥーツ|' +
  'Vancouver=バンクーバー|Vatican=バチカン|Vevay=インディアナ州ビベー|Vienna=ウィーン|Vientiane=ビエンチャン|Vilnius=ヴィリニュス|' +
  'Vincennes=インディアナ州ビンセンス|Vladivostok=ウラジオストク|Volgograd=ボルゴグラード|Vostok=ボストーク基地|Wake=ウェーク島|Wallis=ウォリス諸島|' +
  'Warsaw=ワルシャワ|Whitehorse=ホワイトホース|Winamac=インディアナ州ウィナマック|Windhoek=ウィントフック|Winnipeg=ウィニペグ|Yakutat=ヤクタット|' +
  'Yakutsk=ヤクーツク|Yangon=ヤンゴン|Yekaterinburg=エカテリンブルグ|Yerevan=エレバン|Zagreb=ザグレブ|Zurich=チューリッヒ';
