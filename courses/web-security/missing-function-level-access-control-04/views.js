const texts = {
  vi: {
    shop: 'Nhà sách · Ca làm',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    create: 'Đăng ký',
    hello: 'Ca làm của',
    name: 'Họ tên',
    shift: 'Ca muốn làm',
    wage: 'Lương giờ',
    none: 'chưa xếp',
    save: 'Lưu',
    list: 'Danh sách nhân viên',
  },
  en: {
    shop: 'Bookshop · Shifts',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    create: 'Sign up',
    hello: 'Shifts of',
    name: 'Name',
    shift: 'Preferred shift',
    wage: 'Hourly wage',
    none: 'not set',
    save: 'Save',
    list: 'List of employees',
  },
};
const t = texts[language];

const views = {
  start: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>
<h2>${t.create}</h2>
<form data-send="POST" action="/users">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <label>${t.name} <input name="name"></label>
  <label>${t.shift} <input name="shift"></label>
  <button>${t.create}</button>
</form>`,

  me: (user) => `<header>${t.shop}</header>
<h1>${t.hello} ${escapeHtml(user.account)}</h1>
<p>${t.wage}: <strong>${user.wage ? `${escapeHtml(user.wage)} ₫` : t.none}</strong></p>
<form data-send="PUT" action="/me">
  <label>${t.name} <input name="name" value="${escapeHtml(user.name)}"></label>
  <label>${t.shift} <input name="shift" value="${escapeHtml(user.shift)}"></label>
  <button>${t.save}</button>
</form>
<p><a href="/users">${t.list}</a></p>`,
};
