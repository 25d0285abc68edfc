import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('zh');

export const chinese: Words = {
  hello: (name) => (name ? `${name}，您好：` : '您好：'),
  meetingWith: (title, name) => `${title}（${name}）`,
  subject: (status, meeting, when) => `${status}：${meeting}，${when}`,
  reminderSubject: (day, time, meeting) => `${day} ${time}：${meeting}`,
  status: {
    confirmed: '预约已确认',
    newBooking: '新预约',
    invitation: '邀请',
    rescheduled: '已改期',
    reassigned: '主办人变更',
    unassigned: '已转交',
    canceled: '已取消',
  },
  openings: {
    invitee: {
      created: '您的预约已确认。',
      rescheduled: '您的预约已改期。',
      reassigned: '您的预约改由其他人主办。',
      canceled: '您的预约已取消。',
      reminder: '您的预约时间快到了。',
    },
    host: {
      created: '您有一个新预约。',
      rescheduled: '有一个预约已改期。',
      reassigned: '有一个预约转交给您。',
      canceled: '有一个预约已取消。',
      reminder: '您的会面时间快到了。',
    },
    guest: {
      created: '您受邀参加一次会面。',
      rescheduled: '您的会面已改期。',
      reassigned: '您的会面改由其他人主办。',
      canceled: '您的会面已取消。',
      reminder: '您的会面时间快到了。',
    },
  },
  unassigned: '您的一个预约已转交给同事。',
  labels: {
    what: '主题',
    when: '时间',
    inviteeTime: '预约人当地时间',
    formerTime: '原时间',
    place: '地点',
    formerPlace: '原地点',
    host: '主办人',
    bookedBy: '预约人',
    cancelReason: '取消原因',
    answers: '填写内容',
  },
  guests: (count) => plural(count, { other: '其他参与者' }),
  moreAnswers: (count) => plural(count, { other: '另有#项填写内容，因篇幅所限未显示。' }),
  yes: '是',
  no: '否',
  actions: { view: '查看预约', reschedule: '改期', cancel: '取消预约' },
  reply: (name) => `如需联系${name}，请直接回复此邮件。`,
  whyYou: '您收到此邮件，是因为预约时填写了您的邮箱地址。',
  invitedBy: (name) => `邀请人：${name}。`,
  links: {
    confirmEmail: {
      subject: '请确认您的邮箱地址',
      opening: '请确认此邮箱地址，以便接收与您的预约有关的邮件。',
      action: '确认邮箱',
      validity: '该链接仅可使用一次，24 小时内有效。',
      whyYou: '您收到此邮件，是因为有人在个人资料中填写了您的邮箱地址。如非本人操作，请忽略此邮件。',
    },
    signIn: {
      subject: '您的登录链接',
      opening: '请使用此链接登录控制台。',
      action: '登录',
      validity: '该链接仅可使用一次，15 分钟内有效。',
      whyYou:
        '您收到此邮件，是因为有人用您的邮箱地址申请了登录链接。如非本人操作，请忽略此邮件：没有它，任何人都无法登录。',
    },
    invitation: {
      subject: '邀请您登录',
      opening: '您的同事邀请您一起管理预约。',
      action: '接受邀请',
      validity: '该链接仅可使用一次，七天内有效。',
      whyYou: '您收到此邮件，是因为同事填写了您的邮箱地址来邀请您。如果您不认识对方，请忽略此邮件。',
    },
  },
  calendars: {
    subject: (calendar) => `无法读取您的日历 ${calendar}`,
    failing: '无法读取您的日历。最后已知的忙碌时间仍不可预约。',
    closed: '您的日历已超过六小时无法读取。在恢复读取之前，任何人都无法预约您。',
    calendarLabel: '日历',
    lastRead: '上次读取',
    advice: '如果地址或密码已更改，请重新连接该日历。如果希望在没有它的情况下接受预约，请暂时忽略它。',
  },
  notices: {
    deletedEntries: {
      subject: '已从您的日历中删除，但尚未取消',
      opening: () => '您已从日历中删除以下内容。预约仍然有效，未通知任何人。',
      advice: '如果您想取消，请在控制台中打开该预约并取消。如果保留，它会重新写入您的日历。',
    },
    changedEmail: {
      subject: '您的邮箱地址已更改',
      opening: () => '与您的预约有关的邮件现在将发送到另一个地址。',
      advice: '如非本人操作，请登录控制台，检查个人资料中的邮箱地址并更改密码。',
    },
    addedPasskey: {
      subject: '已添加通行密钥',
      opening: () => '现在可以使用新的通行密钥，以您的邮箱地址登录控制台。',
      advice: '如非本人操作，请登录控制台，移除该通行密钥并更改密码。',
    },
  },
  refusedMail: {
    subject: (address) => `无法联系 ${address}`,
    opening: '该地址的邮件服务器拒收了我们关于此预约的邮件。',
    advice: '地址可能有误。请通过其他方式通知对方。',
  },
};
