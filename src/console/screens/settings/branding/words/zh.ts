import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: '显示在您的公开页面、预约人管理预约的页面以及邮件中。',
  name: '商家名称',
  nameHint: '显示在页面和邮件的顶部。',
  color: '强调色',
  colorHint: '在难以看清的地方，颜色会稍微变浅或变深。',
  defaultColor: '使用默认颜色',
  logo: '徽标',
  logoHint: '选择此设备上的图片。图片保存在本服务器上。',
  notPicture: '浏览器无法将此文件读取为图片。请选择 PNG、JPEG 或 SVG。',
  unreadableFile: '无法读取此文件。它可能已被移动。请重新选择。',
  removeLogo: '移除徽标',
  search: '允许搜索引擎收录您的公开页面',
  preview: '预览',
  pages: { light: '公开页面（浅色）', dark: '公开页面（深色）' },
  mail: '邮件',
  sampleMeeting: '初次沟通',
  sampleOpening: '您的预约已确认。',
  sampleAction: '改期',
};
