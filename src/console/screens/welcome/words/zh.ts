import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('zh');

export const words: WelcomeWords = {
  title: (name) => `欢迎，${name}`,
  intro: '只需简单四步，别人就可以预约您。所有内容以后都可以更改。',
  change: '更改',
  next: '保存并继续',
  skip: '暂时跳过',
  hours: {
    title: '您何时可以被预约？',
    zone: '您的时区',
    days: '日期',
    from: '从',
    until: '至',
    chooseDay: '请至少选择一天。',
    endFirst: '结束时间必须晚于开始时间。',
    later: (screen) => `您可以在“${screen}”中设置休息、休息日和特殊时间。`,
  },
  eventType: {
    title: '别人可以预约什么？',
    name: '标题',
    firstTitle: (minutes) => `${minutes} 分钟会面`,
    nameHint: '预约人会看到，例如“初次沟通”。',
    length: '时长',
    minutes: (count) => counted(count, { other: '#分钟' }),
    place: '在哪里会面？',
    places: {
      none: '由我逐一告知预约人',
      video: '视频通话',
      phone: '电话',
      in_person: '线下会面',
    },
    placeValue: {
      video: '您的视频会议室链接',
      phone: '要拨打的电话号码',
      in_person: '地址',
    },
    placeHint: '仅预约成功的人可见。',
  },
  calendar: {
    title: '哪个日历显示您何时忙碌？',
    text: '您在其中忙碌的时间不会被预约。请粘贴它的 iCal 格式私密地址：可在日历设置的“共享”或“集成”中找到。',
    address: '私密地址（iCal）',
    connect: '连接',
    more: '用其他方式连接日历',
    connected: (name) => `已连接${name}。`,
    skipped: '还没有日历。您可以在“日历”中连接。',
  },
  link: {
    title: '您的预约链接',
    text: '可以发给任何人，也可以放入邮件签名。',
    copy: '复制预约链接',
    open: '打开',
    try: '进行一次测试预约',
    tryText: '为自己预约下一个空闲时间。如果此服务器会发送邮件，您将收到与预约人相同的邮件。',
    none: '未来四周内没有空闲时间。请检查第1步中的时间。',
    booked: '一切正常。您的测试预约：',
    show: '查看预约',
    cancel: '取消测试预约',
    canceled: '测试预约已取消。',
  },
  passkey: {
    title: '下次无需密码登录？',
    text: '通行密钥使用此设备的指纹、面容或 PIN 码。',
    make: '创建通行密钥',
    name: '我的第一个通行密钥',
    made: '下次您可以使用通行密钥登录。',
  },
  finish: '前往您的预约',
};
