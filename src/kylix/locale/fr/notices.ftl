## Ce qu’on apprend quand on ne regarde pas la table. Rien de la partie elle-même ne doit jamais figurer ici.

notice-turn = À vous de jouer : { $game }
notice-turn-about = { $others-count ->
    [0] C’est à vous de jouer, table de { $game }.
   *[other] C’est à vous de jouer, table de { $game } avec { $others }.
  }
notice-over = Partie terminée : { $game }
notice-over-about = { $others-count ->
    [0] Votre partie de { $game } est terminée.
   *[other] Votre partie de { $game } avec { $others } est terminée.
  }
notice-asked = On vous demande quelque chose : { $game }
notice-asked-about = { $others-count ->
    [0] On vous demande quelque chose à votre table de { $game }.
   *[other] On vous demande quelque chose à votre table de { $game } avec { $others }.
  }
notice-stood-in = Un robot joue pour vous : { $game }
notice-stood-in-about = { $others-count ->
    [0] Un robot a pris votre place, table de { $game }. Un clic suffit pour revenir.
   *[other] Un robot a pris votre place, table de { $game } avec { $others }. Un clic suffit pour revenir.
  }
notice-invited = Vous êtes invité(e) : { $game }
notice-invited-about = { $others-count ->
    [0] Une table de { $game } vous attend.
   *[other] Une table de { $game } avec { $others } vous attend.
  }
notice-test = Un essai de Kylix
notice-test-about = Ceci est un essai : les avis vous parviennent ici.
notice-digest = { $count ->
    [one] Une nouvelle de vos tables
   *[other] { $count } nouvelles de vos tables
  }
notice-open = Ouvrir la table
notice-why = Vous recevez ce message parce que vous avez demandé des avis de Kylix. Un clic y met fin :
notice-stop = Plus de messages
notice-link = Le lien ouvre la table en votre nom, sur un seul appareil, pendant sept jours. Ne le donnez à personne.
notice-confirm = Votre code pour Kylix : { $code }
notice-confirm-about = Saisissez { $code } sous « Avis » pour recevoir à cette adresse des nouvelles de vos tables. Le code est valable une heure.
notice-confirm-not = Si vous n’avez rien demandé, quelqu’un s’est trompé d’adresse : rien d’autre ne viendra.
notice-recover = Vos tables chez Kylix
notice-recover-about = Quelqu’un, vous sans doute, veut ouvrir vos tables sur un autre appareil. Le lien le fait une fois, dans l’heure. Ne le donnez à personne.
notice-recover-open = Être le même ici
notice-recover-not = Si vous n’avez rien demandé, ne faites rien : personne d’autre n’a ce lien.
notice-more = … et { $count } de plus.
notice-stopped = Vous ne recevrez plus de messages au sujet de vos tables. Sous « Avis », vous pouvez les rétablir.
notice-stop-here = Pour ne plus recevoir de messages au sujet des tables, ouvrez { $link }

## La page où l’on choisit comment être averti.

page-notices = Avis
page-notices-about = Ce qui se passe à vos tables peut vous être annoncé quand vous ne les regardez pas. Choisissez comment, de quoi et quand.
page-notices-nobody = Les avis sont pour les personnes que cet appareil connaît. Jouez à une table avec d’autres, ou ouvrez-en une, puis revenez.
page-notices-none = L’hôte de ce serveur n’a prévu ni courriel, ni messages du navigateur, ni adresses web : il n’y a rien à choisir ici.
page-notices-hidden = Un avis nomme le jeu, la table et les personnes qui y sont. Rien de la partie elle-même n’y figure jamais.
page-notices-add = Un moyen de plus
page-notices-added = Ajouté. Envoyez un essai pour voir s’il arrive.
page-notices-mail = Courriel
page-notices-push = Ce navigateur
page-notices-webhook = Adresse web
page-notices-address = Votre adresse
page-notices-other-address = Une autre adresse à la place de { $address }
page-notices-send-code = Envoyer un code
page-notices-code-sent = Un code est en route. Il est valable une heure.
page-notices-code = Le code envoyé à { $address }
page-notices-confirm = Confirmer
page-notices-confirmed = L’adresse est la vôtre : les avis y vont désormais.
page-notices-wrong-code = { $left ->
    [0] Ce n’était pas le code. Faites-en envoyer un autre.
    [one] Ce n’est pas le code. Encore un essai.
   *[other] Ce n’est pas le code. Encore { $left } essais.
  }
page-notices-push-about = Le navigateur montre un message même si aucune page de Kylix n’est ouverte.
page-notices-push-more = D’autres navigateurs et appareils s’ajoutent depuis ceux-ci.
page-notices-push-here = Montrer des messages sur cet appareil
page-notices-push-not = Ce navigateur ne le fait pas ici. Il faut une adresse sûre (https) ; sur un iPhone, ajoutez d’abord Kylix à l’écran d’accueil.
page-notices-forbidden = On a dit au navigateur de ne montrer aucun message de cette page. Cela se change à côté de son adresse.
page-notices-hook-address = Adresse qui reçoit des messages (Discord, Slack ou la vôtre)
page-notices-form = Forme des messages
page-notices-hook-add = Ajouter
page-notices-event-turn = C’est à vous de jouer
page-notices-event-over = Une partie est terminée
page-notices-event-asked = On vous demande quelque chose
page-notices-event-stood-in = Un robot joue pour vous
page-notices-event-invited = On vous invite
page-notices-rule-always = toujours
page-notices-rule-away = après dix minutes d’absence
page-notices-rule-digest = une fois par jour
page-notices-rule-off = jamais
page-notices-hour = Une fois par jour, à
page-notices-test = Envoyer un essai
page-notices-tested = Envoyé. Il devrait être arrivé.
page-notices-remove = Retirer
page-notices-failing = Le dernier n’est pas arrivé : { $why }
page-notices-failed = Ce qui n’est pas arrivé
page-notices-again = un nouvel essai suivra
page-stop-mail = Plus de messages
page-stop-mail-about = Un clic, et plus aucun message au sujet des tables ne part vers cette adresse.
page-stop-mail-now = Ne plus rien envoyer
page-go = Une table vous attend
page-go-about = Le lien de votre courriel ouvre la table en votre nom, sur cet appareil. Il sert une fois.
page-go-before = Cet appareil est à { $name } en ce moment. Si ce n’est pas vous, cette personne devra revenir par son propre lien.
page-go-open = Ouvrir la table
page-go-watch = Regarder la table sans y avoir de place
page-go-me = Retour à vos tables
page-go-me-about = Le lien de votre courriel fait de cet appareil le vôtre. Il sert une fois.
page-go-me-open = Être le même ici
page-recover = Vos appareils sont perdus ?
page-recover-about = Si vous avez confirmé une adresse sous « Avis », un lien y arrive, qui fait de cet appareil le vôtre.
page-recover-address = Votre adresse
page-recover-send = Envoyer le lien
page-recover-sent = Si cette adresse est connue ici, un lien est en route. Il est valable une heure.
