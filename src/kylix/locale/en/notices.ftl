## What people are told while they do not look at a table. Nothing of the game itself may ever stand here.

notice-turn = Your turn: { $game }
notice-turn-about = { $others-count ->
    [0] It is your turn at { $game }.
   *[other] It is your turn at { $game }, with { $others }.
  }
notice-over = Game over: { $game }
notice-over-about = { $others-count ->
    [0] Your game of { $game } is over.
   *[other] Your game of { $game } with { $others } is over.
  }
notice-asked = You are asked something: { $game }
notice-asked-about = { $others-count ->
    [0] Something is asked of you at your table of { $game }.
   *[other] Something is asked of you at your table of { $game } with { $others }.
  }
notice-stood-in = A bot plays for you: { $game }
notice-stood-in-about = { $others-count ->
    [0] A bot has taken your place at { $game }. One click brings you back.
   *[other] A bot has taken your place at { $game }, with { $others }. One click brings you back.
  }
notice-invited = You are invited: { $game }
notice-invited-about = { $others-count ->
    [0] A table of { $game } waits for you.
   *[other] A table of { $game } with { $others } waits for you.
  }
notice-test = A test from Kylix
notice-test-about = This is a test: notices reach you here.
notice-digest = { $count ->
    [one] One thing at your tables
   *[other] { $count } things at your tables
  }
notice-open = Open the table
notice-why = You get this mail because you asked for notices from Kylix. One click ends them:
notice-stop = No more mail
notice-link = The link opens the table as you, on one device, for seven days. Give it to nobody.
notice-confirm = Your code for Kylix: { $code }
notice-confirm-about = Enter { $code } under “Notices” to have news of your tables sent to this address. The code is good for an hour.
notice-confirm-not = If you did not ask for it, somebody mistyped an address: nothing more will come.
notice-recover = Your tables at Kylix
notice-recover-about = Somebody, hopefully you, wants to open your tables on another device. The link does so once, within the hour. Give it to nobody.
notice-recover-open = Be the same here
notice-recover-not = If you did not ask for it, do nothing: nobody else has the link.
notice-more = …and { $count } more.
notice-stopped = You will get no more mail from here about your tables. Under “Notices” you can switch it on again.
notice-stop-here = To get no more mail about tables, open { $link }

## The page where people choose how they are told things.

page-notices = Notices
page-notices-about = What happens at your tables can be told to you while you do not look at them. Choose how, of what, and when.
page-notices-nobody = Notices are for people this device knows. Play a table with others, or open one, and come back.
page-notices-none = The host of this server has not set up mail, messages of browsers or webhooks: there is nothing to choose here.
page-notices-hidden = A notice names the game, the table and the people there. Nothing of the game itself is ever in it.
page-notices-add = One more way
page-notices-added = Added. Send a test to see whether it arrives.
page-notices-mail = Mail
page-notices-push = This browser
page-notices-webhook = Web address
page-notices-address = Your address
page-notices-other-address = Another address in place of { $address }
page-notices-send-code = Send a code
page-notices-code-sent = A code is on its way. It is good for an hour.
page-notices-code = The code that was sent to { $address }
page-notices-confirm = Confirm
page-notices-confirmed = The address is yours: notices go there now.
page-notices-wrong-code = { $left ->
    [0] This was not the code. Have another one sent.
    [one] This is not the code. One more try.
   *[other] This is not the code. { $left } more tries.
  }
page-notices-push-about = The browser shows a message though no page of Kylix is open.
page-notices-push-more = Other browsers and devices can be added from there.
page-notices-push-here = Show messages on this device
page-notices-push-not = This browser does not do that here. It takes a secure address (https); on an iPhone, add Kylix to the home screen first.
page-notices-forbidden = The browser was told to show no messages of this page. That can be changed beside its address.
page-notices-hook-address = Address that takes messages (Discord, Slack, or your own)
page-notices-form = Form of the messages
page-notices-hook-add = Add
page-notices-event-turn = It is your turn
page-notices-event-over = A game is over
page-notices-event-asked = Something is asked of you
page-notices-event-stood-in = A bot plays for you
page-notices-event-invited = You are invited
page-notices-rule-always = always
page-notices-rule-away = after ten minutes away
page-notices-rule-digest = once a day
page-notices-rule-off = never
page-notices-hour = Once a day, at
page-notices-test = Send a test
page-notices-tested = Sent. It should be there by now.
page-notices-remove = Remove
page-notices-failing = The last one did not arrive: { $why }
page-notices-failed = What did not arrive
page-notices-again = it is tried again
page-stop-mail = No more mail
page-stop-mail-about = One click, and no more mail about tables is sent to this address.
page-stop-mail-now = Send no more mail
page-go = A table waits for you
page-go-about = The link in your mail opens the table as you, on this device. It works once.
page-go-before = This device belongs to { $name } now. If that is not you, they will have to come back by their own link.
page-go-open = Open the table
page-go-watch = Look at the table without a seat
page-go-me = Back to your tables
page-go-me-about = The link in your mail makes this device yours. It works once.
page-go-me-open = Be the same here
page-recover = Your devices are lost?
page-recover-about = If you confirmed an address under “Notices”, a link comes there that makes this device yours.
page-recover-address = Your address
page-recover-send = Send the link
page-recover-sent = If this address is known here, a link is on its way. It is good for an hour.
